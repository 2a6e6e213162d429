/**
 * Whether something may happen now that must happen only once in a tab, or once in `lifetimeMs`. Without a working
 * sessionStorage it may not: a reload that is not remembered could repeat forever.
 */
export function allowOnce(
  browser: { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'> },
  key: string,
  now: number,
  lifetimeMs = Number.POSITIVE_INFINITY,
): boolean {
  try {
    const last = browser.sessionStorage.getItem(key);
    if (last !== null && now - Number(last) < lifetimeMs) return false;
    browser.sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    // Storage is blocked or full.
    return false;
  }
}
