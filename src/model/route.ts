import { LANGUAGES, splitLanguage, type LanguageConfig } from './language.ts';
import { canonicalizePathname } from './pathname.ts';
import type { CategoryId } from './product.ts';

/** What an address means to the site. */
export interface ResolvedRoute {
  readonly language: string;
  /** Without language prefix, query, hash and trailing slash; the home page is `/`. */
  readonly pathname: string;
  readonly productId: string | null;
  readonly categoryId: CategoryId;
}

/** What `resolveRoute` needs to know of a product. */
export interface RoutedProduct {
  readonly id: string;
  readonly category: CategoryId;
  readonly paths: readonly string[];
}

/** Parses an address into language, canonical path, product and category. Never throws. */
export function resolveRoute(
  url: string,
  products: readonly RoutedProduct[],
  languages: LanguageConfig = LANGUAGES,
): ResolvedRoute {
  const { language, path } = splitLanguage(cleanPath(url), languages);
  const pathname = cleanPath(path);
  const product = findProduct(pathname, products);
  return {
    language,
    pathname,
    productId: product?.id ?? null,
    categoryId: product ? product.category : findCategory(pathname, products),
  };
}

/** Drops origin, query, hash, doubled and trailing slashes, and encoding that is not needed, as the server does. */
export function cleanPath(url: string): string {
  const withoutOrigin = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const path = withoutOrigin.replace(/[?#].*$/s, '').replace(/\/{2,}/g, '/');
  const rooted = canonicalizePathname(path.startsWith('/') ? path : `/${path}`);
  return rooted.length > 1 ? rooted.replace(/\/$/, '') : rooted;
}

function findProduct<P extends RoutedProduct>(
  pathname: string,
  products: readonly P[],
): P | undefined {
  let best: { product: P; length: number } | undefined;
  for (const product of products) {
    for (const prefix of product.paths) {
      if (!isUnder(pathname, prefix)) continue;
      if (!best || prefix.length > best.length) best = { product, length: prefix.length };
    }
  }
  return best?.product;
}

/** `/x/introduction` belongs to no single product, yet to the category of everything under `/x`. */
function findCategory(pathname: string, products: readonly RoutedProduct[]): CategoryId {
  const folder = `/${pathname.split('/')[1] ?? ''}`;
  const sibling = products.find((product) =>
    product.paths.some((path) => path !== folder && isUnder(path, folder)),
  );
  return folder !== '/' && sibling ? sibling.category : null;
}

function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** The address of a page as links write it: with a trailing slash. */
export function formatPageUrl(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}

/**
 * The path that a page's files are kept under: without trailing slash, a last segment `api` rewritten to
 * `api-docs`, since hosts take addresses that end in `api` for functions. The home page is `/index`.
 */
export function formatInternalPathname(pathname: string): string {
  const path = pathname.replace(/\/$/, '').replace(/\/api$/, '/api-docs');
  return path === '' ? '/index' : path;
}
