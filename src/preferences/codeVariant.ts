import { CODE_VARIANT_COOKIE_MAX_AGE_S } from '../model/constants.ts';
import type { CodeVariant } from '../model/codeVariant.ts';
import { PREFERENCES } from './preferences.ts';

/** The cookie that keeps the reader's choice. */
export const CODE_VARIANT_COOKIE = 'codeVariant';

/** The variant an address asks for: `#Name.js` or `#Name.tsx`. */
export function parseVariantHash(hash: string): CodeVariant | null {
  if (hash.endsWith('.tsx')) return 'TS';
  return hash.endsWith('.js') ? 'JS' : null;
}

/** Which variant to start with: the address, then the cookie, then TypeScript. */
export function resolveCodeVariant(hash: string, cookie: string | undefined): CodeVariant {
  const { values, fallback } = PREFERENCES.codeVariant;
  return parseVariantHash(hash) ?? values.find((variant) => variant === cookie) ?? fallback;
}

/** The cookie text that keeps a choice for a year. */
export function formatVariantCookie(variant: CodeVariant): string {
  return `${CODE_VARIANT_COOKIE}=${variant};path=/;max-age=${CODE_VARIANT_COOKIE_MAX_AGE_S};samesite=lax`;
}
