import { parseIconNames, type IconEntry } from '../../model/iconFiles.ts';
import {
  listNamedProducts,
  MANIFEST_URL,
  parseManifest,
  parseShard,
  type IconLink,
  type SearchManifest,
  type NamedProduct,
  type SearchProduct,
  type SearchShard,
  type ShardLink,
} from '../shard.ts';
import type { IndexStatus } from './protocol.ts';

/** What the loader needs; tests pass their own. */
export interface LoaderEnvironment {
  /** `fresh` goes past every cache, which may hold something broken. */
  fetchJson(url: string, options: { readonly fresh: boolean }): Promise<unknown>;
  wait(ms: number): Promise<void>;
  /** Called once it is known which products there are. */
  onProducts(products: readonly SearchProduct[]): void;
  /** Puts a shard into the index; `products` are those of all shards, in order. */
  take(shard: SearchShard, products: readonly NamedProduct[]): Promise<void>;
  /** Takes in the list of icons. */
  takeIcons(icons: readonly IconEntry[], link: IconLink): void;
  /** Called whenever more can be found or something went wrong. */
  report(status: IndexStatus): void;
}

/** Brings the index in, shard by shard. */
export interface IndexLoader {
  /** Loads what a reader in this product needs, as far as it is not there. */
  open(productId: string | null, savesData: boolean): void;
  /** Tries again, at once, what could not be loaded. */
  retry(): void;
}

/** How long to wait before each further try for what could not be loaded. */
export const RETRY_DELAYS_MS = [1000, 3000, 9000] as const;

/** A loader that has loaded nothing yet. */
export function createIndexLoader(environment: LoaderEnvironment): IndexLoader {
  const { fetchJson, wait, onProducts, take, takeIcons, report } = environment;
  const loaded = new Set<string>();
  /** Products whose prose is wanted even by readers who save data. */
  const visited = new Set<string>();
  let productId: string | null = null;
  let savesData = false;
  let isLoading = false;
  let wake = (): void => undefined;

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    let isWhole = await loadMissing(false);
    for (const delay of RETRY_DELAYS_MS) {
      if (isWhole) break;
      report({ state: describe(isWhole), failure: 'later' });
      await Promise.race([wait(delay), new Promise<void>((resolve) => (wake = resolve))]);
      isWhole = await loadMissing(true);
    }
    isLoading = false;
    report({ state: describe(isWhole), failure: isWhole ? 'none' : 'never' });
  }

  /** Loads what is still missing, the most useful first; answers whether all is there now. */
  async function loadMissing(fresh: boolean): Promise<boolean> {
    const manifest = await fetchManifest(fresh);
    if (!manifest) return false;
    const { products, shards: links } = manifest;
    onProducts(products);
    const named = listNamedProducts(manifest);
    for (const stage of planStages(links)) {
      // Prose without the names it belongs to could not be placed.
      const usable = stage.filter(
        ({ productId: id, tier }) =>
          tier === 'names' || loaded.has(formatKey({ productId: id, tier: 'names' })),
      );
      const arriving = usable.map((link) => fetchShard(link, fresh));
      for (const shard of arriving) {
        const arrived = await shard;
        if (!arrived) continue;
        await take(arrived, named);
        loaded.add(formatKey(arrived));
      }
      if (stage.length > 0) report({ state: describe(false), failure: 'none' });
    }
    const hasIcons = !manifest.icons || (await loadIcons(manifest.icons, fresh));
    return hasIcons && planStages(links).every((stage) => stage.length === 0);
  }

  async function fetchManifest(fresh: boolean): Promise<SearchManifest | null> {
    try {
      return parseManifest(await fetchJson(MANIFEST_URL, { fresh }));
    } catch {
      // Offline, answered with an error, or cut short: all of them are tried again.
      return null;
    }
  }

  /** Last of all: few queries are about icons. */
  async function loadIcons(link: IconLink, fresh: boolean): Promise<boolean> {
    if (loaded.has(link.url)) return true;
    try {
      takeIcons(parseIconNames(await fetchJson(link.url, { fresh })), link);
      loaded.add(link.url);
      return true;
    } catch {
      // As above.
      return false;
    }
  }

  async function fetchShard(link: ShardLink, fresh: boolean): Promise<SearchShard | null> {
    try {
      return parseShard(await fetchJson(link.url, { fresh }), link);
    } catch {
      // As above; a newer build may have replaced it, and the next try reads its list.
      return null;
    }
  }

  /** Names of the reader's product, other names, prose of the reader's product, other prose. */
  function planStages(links: readonly ShardLink[]): ShardLink[][] {
    const stages: ShardLink[][] = [[], [], [], []];
    for (const link of links) {
      if (loaded.has(formatKey(link))) continue;
      if (link.tier === 'prose' && savesData && !visited.has(link.productId)) continue;
      const tier = link.tier === 'names' ? 0 : 2;
      stages[link.productId === productId ? tier : tier + 1]?.push(link);
    }
    return stages;
  }

  function describe(isWhole: boolean): IndexStatus['state'] {
    if (isWhole) return 'ready';
    return loaded.size === 0 ? 'empty' : 'partial';
  }

  return {
    open(id, saves) {
      productId = id;
      savesData = saves;
      if (id !== null) visited.add(id);
      void load();
    },
    retry() {
      wake();
      void load();
    },
  };
}

function formatKey({ productId, tier }: Pick<ShardLink, 'productId' | 'tier'>): string {
  return `${productId} ${tier}`;
}
