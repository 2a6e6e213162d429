import { toAddress } from '../model/address.ts';

/** What a cache holds. The caches of one build are a set: nothing in them comes from another build. */
export type CacheKind = 'shell' | 'pages' | 'data' | 'assets' | 'saved';

/** What a cache's name says. */
export interface CacheId {
  readonly build: string;
  readonly kind: CacheKind;
  /** For `saved` only: the product whose files it holds. */
  readonly product?: string;
}

/** Names the site's folder too: another copy of it on the same host has caches of its own. */
const PREFIX = `swatchbook${toAddress('/').slice(1)}`;
const KINDS: readonly string[] = [
  'shell',
  'pages',
  'data',
  'assets',
  'saved',
] satisfies readonly CacheKind[];

/** The name of a cache. */
export function formatCacheName({ build, kind, product }: CacheId): string {
  const parts = [PREFIX, build, kind, ...(product === undefined ? [] : [product])];
  return parts.map(encodeURIComponent).join(':');
}

/** Reads a cache's name; null for caches of someone else on the same origin. */
export function parseCacheName(name: string): CacheId | null {
  const [prefix, build, kind, product] = name.split(':').map(decodeURIComponent);
  if (prefix !== PREFIX || build === undefined || !isKind(kind)) return null;
  return { build, kind, ...(product === undefined ? {} : { product }) };
}

function isKind(text: string | undefined): text is CacheKind {
  return text !== undefined && KINDS.includes(text);
}
