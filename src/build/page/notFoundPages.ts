import { resolveRoute } from '../../model/route.ts';
import type { Site, SitePage } from '../../source/site.ts';
import { findPage } from '../findPage.ts';
import { perSite } from '../perSite.ts';

/** The page that says that an address has none. */
const NOT_FOUND = '/404/';

/** The page for unknown addresses inside each product, by product id: it keeps the product's navigation. */
const getByProduct = perSite((site) => {
  const page = findNotFound(site);
  return new Map(
    [...site.navigations.keys()].map((productId): [string, SitePage] => [
      productId,
      { ...page, productId, frontMatter: { ...page.frontMatter, layout: 'docs' } },
    ]),
  );
});

/** The page to show for an address that has none. */
export function findNotFoundPage(site: Site, pathname: string): SitePage {
  const { productId } = resolveRoute(pathname, site.products);
  return getByProduct(site).get(productId ?? '') ?? findNotFound(site);
}

/** Whether a page is the one for unknown addresses. */
export function isNotFoundPage({ pathname }: SitePage): boolean {
  return pathname === NOT_FOUND;
}

/** The addresses that the pages for unknown ones are rendered at, one in each folder of a product. */
export function listNotFoundPaths(
  site: Site,
): { readonly page: SitePage; readonly paths: readonly string[] }[] {
  return [...getByProduct(site)].map(([productId, page]) => ({
    page,
    paths: site.products
      .filter(({ id }) => id === productId)
      .flatMap((product) => product.paths.map((path) => path + NOT_FOUND)),
  }));
}

function findNotFound(site: Site): SitePage {
  const page = findPage(site, NOT_FOUND);
  if (!page) throw new Error('content/404.md is missing: it is what unknown addresses show.');
  return page;
}
