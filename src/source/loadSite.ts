import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Navigation } from '../model/navigation.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Product } from '../model/product.ts';
import { resolveRoute } from '../model/route.ts';
import { resolveNavigation, type NavigationItem } from '../model/siteNavigation.ts';
import { checkNavigation, type NavigationFile } from './checkNavigation.ts';
import { checkVersions } from './checkVersions.ts';
import { createPageReader } from './createPageReader.ts';
import { expandPageIndexes, PAGE_INDEX } from './expandPageIndexes.ts';
import { findPages } from './findPages.ts';
import { checkLinks } from './markdown/checkLinks.ts';
import type { PageSection } from './markdown/parsedPage.ts';

/** What the site is made from; content's TypeScript files come in already imported. */
export interface SiteInput {
  readonly root: string;
  readonly products: readonly Product[];
  /** Navigation trees by the path of their file, relative to the root. */
  readonly navigations: Readonly<Record<string, Navigation>>;
  /** Names of the components Markdown may embed. */
  readonly components: readonly string[];
}

/** A page with what the rest of the site needs to know of it. */
export interface SitePage extends Page {
  readonly productId: string | null;
  /** Prose by section, for search. */
  readonly sections: readonly PageSection[];
}

/** The whole site, ready to be prerendered. */
export interface Site {
  readonly products: readonly Product[];
  readonly pages: readonly SitePage[];
  /** Resolved navigation by product id. */
  readonly navigations: ReadonlyMap<string, readonly NavigationItem[]>;
  /** Everything that is wrong with the content; a build stops unless it is empty. */
  readonly problems: readonly Problem[];
}

/** Pages that stand outside every side navigation. */
const UNLISTED = new Set(['/', '/404/', '/search/']);

/** Reads all content and holds it together: pages, demos, navigation and links. */
export async function loadSite(input: SiteInput): Promise<Site> {
  const { root, products } = input;
  const files = await findPages(root);
  const readPage = await createPageReader({
    ...input,
    components: [...input.components, PAGE_INDEX],
  });
  const results = [];
  for (const file of files) results.push(await readPage(file));

  const productOf = (pathname: string): string | null => resolveRoute(pathname, products).productId;
  const written = results.flatMap(({ page, sections }) =>
    page ? [{ ...page, sections, productId: productOf(page.pathname) }] : [],
  );
  const navigationFiles = await readNavigationFiles(input);
  const titles = new Map(
    written.map(({ pathname, frontMatter }) => [
      pathname,
      frontMatter.navTitle ?? frontMatter.title,
    ]),
  );
  const navigations = new Map(
    navigationFiles.map(({ productId, navigation }) => [
      productId,
      resolveNavigation(
        navigation,
        (pathname) => titles.get(pathname),
        (pathname) => productOf(pathname) === productId,
      ),
    ]),
  );
  const { pages, problems } = expandPageIndexes(
    written,
    (page) => navigations.get(page.productId ?? '') ?? [],
  );
  return {
    products,
    pages,
    navigations,
    problems: [
      ...results.flatMap((result) => result.problems),
      ...problems,
      ...checkNavigation(navigationFiles, files, (pathname) => !UNLISTED.has(pathname)),
      ...checkLinks(
        results.flatMap(({ page, anchors }) => (page ? [{ ...page, anchors }] : [])),
        results.flatMap(({ links }) => links),
        (file) => existsSync(path.join(root, 'public', file)),
      ),
      ...(await checkVersions(root, products)),
    ],
  };
}

async function readNavigationFiles(input: SiteInput): Promise<NavigationFile[]> {
  return Promise.all(
    Object.entries(input.navigations).map(async ([file, navigation]) => {
      const folder = path.posix.dirname(file).replace(/^content/, '');
      const { productId } = resolveRoute(folder, input.products);
      if (productId === null)
        throw new Error(`${file} belongs to no product of content/products.ts.`);
      return {
        productId,
        file,
        navigation,
        text: await readFile(path.join(input.root, file), 'utf8'),
      };
    }),
  );
}
