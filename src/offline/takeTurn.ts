/**
 * Lets something happen once in a tab, or once in a while: true at most once in `lifetimeMs` for a key. What the
 * guard cannot remember does not happen at all.
 */
export function takeTurn(
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
