/** How long a test waits for a condition before it says what is missing: far longer than any machine takes. */
export const PATIENCE_MS = 3 * 60_000;
