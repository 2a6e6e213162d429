import type { Product } from '../model/product.ts';
import { resolveRoute } from '../model/route.ts';
import { resolveNavigation } from '../model/siteNavigation.ts';
import { addApiNavigation } from './apiPages/addApiNavigation.ts';
import { formatIndexPath } from './apiPages/locateApiDocs.ts';
import type { NavigationFile } from './checkNavigation.ts';
import type { Site } from './site.ts';

/** The navigations as they are shown, and their files with the group of the API. */
export interface AssembledNavigations {
  readonly navigationFiles: readonly NavigationFile[];
  readonly navigations: Site['navigations'];
}

/** Adds the group of the API to each product's navigation and resolves titles. */
export function assembleNavigations(
  files: readonly NavigationFile[],
  site: Pick<Site, 'pages' | 'apis' | 'products'>,
): AssembledNavigations {
  const navigationFiles = files.map((file) => addApi(file, site));
  const titles = new Map(
    site.pages.map(({ pathname, frontMatter }) => [
      pathname,
      frontMatter.navTitle ?? frontMatter.title,
    ]),
  );
  const navigations = navigationFiles.map(
    ({ productId, navigation }) =>
      [
        productId,
        resolveNavigation(
          navigation,
          (pathname) => titles.get(pathname),
          (pathname) => findProductId(pathname, site.products) === productId,
        ),
      ] as const,
  );
  return { navigationFiles, navigations: new Map(navigations) };
}

function addApi(
  file: NavigationFile,
  { apis, products }: Pick<Site, 'apis' | 'products'>,
): NavigationFile {
  const product = products.find(({ id }) => id === file.productId);
  if (!product) return file;
  const own = apis.filter(({ doc }) => doc.productId === file.productId);
  return { ...file, navigation: addApiNavigation(file.navigation, own, formatIndexPath(product)) };
}

function findProductId(pathname: string, products: readonly Product[]): string | null {
  return resolveRoute(pathname, products).productId;
}
