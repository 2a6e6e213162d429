import type { SearchIndex } from '../index/buildSearchIndex.ts';
import { createSearchEngine, type SearchEngine } from './searchEngine.ts';

/** An engine that has taken in a whole index at once; for tests and measurements. */
export function fillEngine({ manifest, shards }: SearchIndex): SearchEngine {
  const productIds = manifest.shards.map(({ productId }) => productId);
  const engine = createSearchEngine([...new Set(productIds)]);
  for (const shard of shards.values()) for (const _ of engine.add(shard));
  return engine;
}
