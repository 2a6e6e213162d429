import { products } from '../../content/products.ts';
import { FRAME_PATH, LIVE_PATH } from '../model/frames.ts';
import { formatDemoCodeUrl, formatMarkdownUrl, formatPageDataUrl } from '../model/pageData.ts';
import { listSearchPaths } from '../search/index/buildSearchIndex.ts';
import { listApiPaths } from '../source/apiPages/listApiPaths.ts';
import { findPages } from '../source/findPages.ts';
import { listContent } from '../source/listContent.ts';

/** Everything the build writes: each page, its data file, and the files made once. */
export async function listPrerenderPaths(root: string): Promise<string[]> {
  const { pages } = findPages((await listContent(root)).files);
  const pathnames = [
    ...pages.map(({ pathname }) => pathname),
    ...(await listApiPaths(root, pages, products)),
  ];
  return [
    // Without trailing slash, as the router compares them; the files are folders with an index.html.
    ...pathnames.map((pathname) => pathname.replace(/(?<=.)\/$/, '')),
    ...pathnames.map(formatPageDataUrl),
    ...pages.map(({ pathname }) => formatMarkdownUrl(pathname)),
    ...pages.filter(({ hasDemos }) => hasDemos).map(({ pathname }) => formatDemoCodeUrl(pathname)),
    ...products.map(({ id }) => `/data/navigation/${id}.json`),
    `${FRAME_PATH}index.html`,
    `${LIVE_PATH}index.html`,
    ...listSearchPaths(products.map(({ id }) => id)),
    '/opensearch.xml',
    '/sitemap.xml',
    '/robots.txt',
  ];
}
