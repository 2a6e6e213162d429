import type { SafeStorage } from '../../preferences/storage.ts';

/**
 * Whether something may happen now that must happen only once in a tab, or once in `lifetimeMs`. Without storage
 * that lasts it may not: a reload that is not remembered could repeat forever.
 */
export function allowOnce(
  session: Pick<SafeStorage, 'getItem' | 'setItem'>,
  key: string,
  now: number,
  lifetimeMs = Number.POSITIVE_INFINITY,
): boolean {
  const last = session.getItem(key);
  if (last !== null && now - Number(last) < lifetimeMs) return false;
  return session.setItem(key, String(now));
}
