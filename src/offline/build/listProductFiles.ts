import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANATOMY_LIBRARIES, formatAnatomyUrl } from '../../model/anatomy.ts';
import { formatSheetUrl } from '../../model/miniature.ts';
import { formatPageDataUrl } from '../../model/pageData.ts';
import {
  formatDemoCodeUrl,
  formatNavigationUrl,
  formatPlaygroundUrl,
  formatPropsUrl,
} from '../../model/pageFiles.ts';
import type { OfflineList, OfflineProduct } from '../offlineList.ts';
import type { BuiltFiles } from './builtFiles.ts';

/** A page, and the product it belongs to. */
export interface ProductPage {
  readonly pathname: string;
  readonly productId: string | null;
  readonly title: string;
}

/** A built site. */
export interface BuiltSite {
  readonly clientDirectory: string;
  readonly buildId: string;
  readonly files: BuiltFiles;
  readonly pages: readonly ProductPage[];
}

/** A product whose files may be listed. */
export type ListedProduct = OfflineProduct & { readonly id: string };

/** Documents that pages of any product may frame. */
const FRAMES = ['/frame/', '/live/'];
const SEARCH_LIST = '/data/search.json';
/** Where the search keeps what belongs to no product. */
const SITE_SHARD = 'site';

/** Lists all that each product's pages are made of or may load; products without pages have no list. */
export async function listProductFiles(
  site: BuiltSite,
  products: readonly ListedProduct[],
): Promise<readonly OfflineList[]> {
  const lists: OfflineList[] = [];
  for (const { id, name, home, logo, accent } of products) {
    const own = site.pages
      .filter(({ productId }) => productId === id)
      .toSorted((a, b) => (a.pathname < b.pathname ? -1 : 1));
    if (own.length === 0) continue;
    const urls = [
      ...own.flatMap(listPageUrls),
      formatNavigationUrl(id),
      ...FRAMES,
      ...ANATOMY_LIBRARIES.map(formatAnatomyUrl),
      formatSheetUrl(id),
      ...(await listSearchUrls(site.clientDirectory, id)),
    ].filter((url) => existsSync(join(site.clientDirectory, toFile(url))));
    const assets = await site.files.listReferences(urls.map(toFile));
    lists.push({
      buildId: site.buildId,
      productId: id,
      name,
      home,
      logo,
      accent,
      pages: own.map(({ pathname, title }) => ({ url: pathname, title })),
      // Documents last: a try that stops early then has their parts, not half a page.
      files: await Promise.all(
        [...new Set([...assets.map((file) => `/${file}`), ...urls.reverse()])].map(async (url) => {
          const { bytes, integrity } = await site.files.find(toFile(url));
          return { url, bytes, integrity };
        }),
      ),
    });
  }
  return lists;
}

function listPageUrls({ pathname }: ProductPage): string[] {
  const data = [formatPageDataUrl, formatDemoCodeUrl, formatPlaygroundUrl, formatPropsUrl];
  return [pathname, ...data.map((format) => format(pathname))];
}

/** What the search needs to find this product's pages. */
async function listSearchUrls(clientDirectory: string, productId: string): Promise<string[]> {
  const file = join(clientDirectory, toFile(SEARCH_LIST));
  if (!existsSync(file)) return [];
  const { shards }: { shards: readonly { productId: string; url: string }[] } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const own = shards.filter((shard) => [productId, SITE_SHARD].includes(shard.productId));
  return [SEARCH_LIST, ...own.map(({ url }) => url)];
}

function toFile(url: string): string {
  return url.endsWith('/') ? `${url.slice(1)}index.html` : url.slice(1);
}
