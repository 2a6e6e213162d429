import type { ApiDoc } from '../../model/apiDoc.ts';
import type { Page } from '../../model/page.ts';
import type { Product } from '../../model/product.ts';
import type { NavigationItem } from '../../model/siteNavigation.ts';
import {
  SEARCH_FORMAT,
  SHARD_FOLDER,
  SITE_SHARD,
  type NamesShard,
  type ProseShard,
  type SearchManifest,
  type SearchShard,
} from '../shard.ts';
import { listApiEntries, listApiTexts } from './apiEntries.ts';
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
  readonly products: readonly Pick<Product, 'id'>[];
  readonly pages: readonly SearchablePage[];
  readonly navigations: ReadonlyMap<string, readonly NavigationItem[]>;
}

/** A component or hook and the page its API is shown on. */
export interface SearchableApi {
  readonly doc: ApiDoc;
  readonly path: string;
}

/** The index of a site: what to publish under which name. */
export interface SearchIndex {
  readonly manifest: SearchManifest;
  /** By file name. */
  readonly shards: ReadonlyMap<string, SearchShard>;
}

/** Makes the search index: one file a product for names, one for prose. The same site gives the same bytes. */
export function buildSearchIndex(
  site: SearchableSite,
  apis: readonly SearchableApi[] = [],
): SearchIndex {
  const pages = site.pages.filter(({ frontMatter }) => frontMatter.index);
  const productIds = [...site.products.map(({ id }) => id), SITE_SHARD];
  const shards = new Map<string, SearchShard>();
  const links = productIds.flatMap((productId) => {
    const own = pages.filter((page) => (page.productId ?? SITE_SHARD) === productId);
    const ownApis = apis.filter(({ doc }) => doc.productId === productId);
    const navigation = site.navigations.get(productId) ?? [];
    if (own.length === 0 && ownApis.length === 0) return [];
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
    return [names, prose].map((shard) => {
      const file = formatShardName(shard);
      shards.set(file, shard);
      return { productId, tier: shard.tier, url: SHARD_FOLDER + file };
    });
  });
  return { manifest: { format: SEARCH_FORMAT, shards: links }, shards };
}

/** The file name of a shard before its content's hash is added. */
export function formatShardName({
  productId,
  tier,
}: Pick<SearchShard, 'productId' | 'tier'>): string {
  return `${productId}.${tier}.json`;
}
