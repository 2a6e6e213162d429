/**
 * The text of a script that runs a function at once. Calls need a `@__PURE__` mark: without it the
 * function would also stay in the browser's bundle, which has no use for it.
 */
export function formatInlineScript(run: () => void): string {
  return `(${run.toString()})()`;
}
