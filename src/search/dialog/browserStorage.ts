/** The browser's storage; browsers that block site data throw on access. */
export function findStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
