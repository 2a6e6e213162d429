import { FAMILY_SHEET } from '../../model/miniature.ts';
import { resolveRoute } from '../../model/route.ts';
import type { Site } from '../../source/site.ts';

/** Names of all sheets: one for each product that has miniatures, and the one of the home page. */
export function listSheets(site: Pick<Site, 'miniatures' | 'products'>): string[] {
  const { miniatures, products } = site;
  const drawn = new Set(
    [...miniatures.keys()].map((pathname) => resolveRoute(pathname, products).productId),
  );
  return [...products.flatMap(({ id }) => (drawn.has(id) ? [id] : [])), FAMILY_SHEET];
}

/** Addresses of the pages whose miniatures are on a sheet. */
export function listSheetPages(
  name: string,
  { miniatures, products }: Pick<Site, 'miniatures' | 'products'>,
): readonly string[] {
  if (name === FAMILY_SHEET) return products.flatMap(({ picture }) => picture ?? []);
  return [...miniatures.keys()].filter(
    (pathname) => resolveRoute(pathname, products).productId === name,
  );
}
