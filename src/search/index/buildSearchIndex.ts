import type { ApiDoc } from '../../model/apiDoc.ts';
import type { ErrorCode } from '../../model/decodeProductionError.ts';
import type { Page } from '../../model/page.ts';
import type { Product } from '../../model/product.ts';
import type { NavigationItem } from '../../model/siteNavigation.ts';
import {
  MANIFEST_URL,
  SEARCH_FORMAT,
  SEARCH_TIERS,
  SHARD_FOLDER,
  SITE_SHARD,
  type NamesShard,
  type ProseShard,
  type SearchManifest,
  type SearchProduct,
  type SearchShard,
} from '../shard.ts';
import { listApiEntries, listApiTexts } from './apiEntries.ts';
import { addErrors } from './errorSections.ts';
import { listPageEntries, listPageTexts } from './pageEntries.ts';

/** A page as search sees it. */
export interface SearchablePage extends Pick<
  Page,
  'pathname' | 'frontMatter' | 'headings' | 'blocks'
> {
  readonly productId: string | null;
  /** Prose under each heading; the part above the first one has an empty id. */
  readonly sections: readonly { readonly id: string; readonly text: string }[];
}

/** The parts of a site that search reads. */
export interface SearchableSite {
  readonly products: readonly SearchProduct[];
  readonly pages: readonly SearchablePage[];
  readonly navigations: ReadonlyMap<string, readonly NavigationItem[]>;
}

/** A component or hook and where its API is shown: a page, or a place on one. */
export interface SearchableApi {
  readonly doc: ApiDoc;
  readonly path: string;
}

/** The index of a site: what to publish under which name. */
export interface SearchIndex {
  /** Lists the shards that hold something. */
  readonly manifest: SearchManifest;
  /** By file name; those of products without pages are empty. */
  readonly shards: ReadonlyMap<string, SearchShard>;
}

/** Makes the search index: one file a product for names, one for prose. The same site gives the same bytes. */
export function buildSearchIndex(
  site: SearchableSite,
  apis: readonly SearchableApi[] = [],
  errorCodes: readonly ErrorCode[] = [],
): SearchIndex {
  const known = new Set(site.pages.map(({ pathname }) => pathname));
  const shown = apis.filter(({ path }) => known.has(dropAnchor(path)));
  // Pages made from packages are found by their components and rows, which lead to the same place.
  const derived = new Set(shown.map(({ path }) => dropAnchor(path)));
  const pages = site.pages
    .filter(({ frontMatter, pathname }) => frontMatter.index && !derived.has(pathname))
    .map((page) => addErrors(page, errorCodes));
  pages.sort((a, b) => compareText(a.pathname, b.pathname));
  shown.sort((a, b) => compareText(a.path + a.doc.name, b.path + b.doc.name));
  const productIds = [...site.products.map(({ id }) => id), SITE_SHARD];
  const shards = new Map<string, SearchShard>();
  const links = productIds.flatMap((productId) => {
    const own = pages.filter((page) => (page.productId ?? SITE_SHARD) === productId);
    const ownApis = shown.filter(({ doc }) => doc.productId === productId);
    const navigation = site.navigations.get(productId) ?? [];
    const names: NamesShard = {
      format: SEARCH_FORMAT,
      tier: 'names',
      productId,
      pages: listPageEntries(own, navigation),
      api: listApiEntries(ownApis, own),
    };
    const prose: ProseShard = {
      format: SEARCH_FORMAT,
      tier: 'prose',
      productId,
      texts: [...listPageTexts(own), ...listApiTexts(ownApis)],
    };
    for (const shard of [names, prose]) shards.set(formatShardName(shard), shard);
    if (own.length === 0 && ownApis.length === 0) return [];
    return [names, prose].map((shard) => ({
      productId,
      tier: shard.tier,
      url: SHARD_FOLDER + formatShardName(shard),
    }));
  });
  const products = site.products.map(describeProduct);
  return { manifest: { format: SEARCH_FORMAT, products, shards: links }, shards };
}

/** Not by locale, so that every machine builds the same bytes. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function dropAnchor(path: string): string {
  return path.replace(/#.*$/, '');
}

/** Leaves out what only other parts of the site need. */
function describeProduct(product: SearchProduct & Pick<Product, 'picture'>): SearchProduct {
  const { id, name, tagline, searchNames, logo, accent, home, listed, picture } = product;
  const drawn = picture ? ({ drawn: true } as const) : {};
  return { id, name, tagline, searchNames, logo, accent, home, listed, ...drawn };
}

/** The addresses of all files that an index of these products has. */
export function listSearchPaths(productIds: readonly string[]): string[] {
  return [
    MANIFEST_URL,
    ...[...productIds, SITE_SHARD].flatMap((productId) =>
      SEARCH_TIERS.map((tier) => SHARD_FOLDER + formatShardName({ productId, tier })),
    ),
  ];
}

/** The file name of a shard before its content's hash is added. */
function formatShardName({ productId, tier }: Pick<SearchShard, 'productId' | 'tier'>): string {
  return `${productId}.${tier}.json`;
}
