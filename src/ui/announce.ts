/** Where screen readers hear what has happened; the shell renders it. */
export const ANNOUNCER_ID = '_announcer';

/** Announces to screen readers what has just happened. */
export function announce(message: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  // The same text twice in a row would be no change, and would not be announced.
  if (region) region.textContent = region.textContent === message ? `${message} ` : message;
}
