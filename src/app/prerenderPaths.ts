import { products } from '../../content/products.ts';
import { formatPageDataUrl } from '../model/pageData.ts';
import { findPages } from '../source/findPages.ts';

/** Everything the build writes: each page, its data file, and the files made once. */
export async function listPrerenderPaths(root: string): Promise<string[]> {
  const pages = await findPages(root);
  return [
    ...pages.map(({ pathname }) => pathname),
    ...pages.map(({ pathname }) => formatPageDataUrl(pathname)),
    ...products.map(({ id }) => `/data/navigation/${id}.html`),
    '/sitemap.xml',
    '/robots.txt',
  ];
}
