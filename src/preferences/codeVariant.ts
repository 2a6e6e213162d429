import { CODE_VARIANT_COOKIE_MAX_AGE_S } from '../model/constants.ts';
import type { CodeVariant } from '../model/codeVariant.ts';
import { PREFERENCES } from './preferences.ts';
import { getStorage } from './storage.ts';

const CODE_VARIANT_COOKIE = 'codeVariant';

/** The variant an address asks for: `#Name.js` or `#Name.tsx`. */
export function parseVariantHash(hash: string): CodeVariant | null {
  if (hash.endsWith('.tsx')) return 'TS';
  return hash.endsWith('.js') ? 'JS' : null;
}

/** The variant the reader chose earlier, from the text of `document.cookie`. */
export function parseVariantCookie(cookies: string): CodeVariant | null {
  const value = readCookieValue(cookies, CODE_VARIANT_COOKIE);
  return PREFERENCES.codeVariant.values.find((variant) => variant === value) ?? null;
}

/** Which variant to start with: the address, then the cookie, then TypeScript. */
export function resolveCodeVariant(hash: string, cookies: string): CodeVariant {
  return parseVariantHash(hash) ?? parseVariantCookie(cookies) ?? PREFERENCES.codeVariant.fallback;
}

/** The cookie text that keeps a choice for a year. */
export function formatVariantCookie(variant: CodeVariant): string {
  return `${CODE_VARIANT_COOKIE}=${variant};path=/;max-age=${CODE_VARIANT_COOKIE_MAX_AGE_S};samesite=lax`;
}

/** Reads a cookie in the browser. There are no requests to read one from while prerendering. */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error('getCookie() is not supported on the server. Call it in an effect instead.');
  }
  return readCookieValue(getStorage().readCookies(), name);
}

function readCookieValue(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, ...rest] = pair.trim().split('=');
    if (key === name) return rest.join('=');
  }
  return undefined;
}
