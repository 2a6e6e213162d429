import type { SearchIndex } from '../index/buildSearchIndex.ts';
import { listNamedProducts } from '../shard.ts';
import { createSearchEngine, type SearchEngine } from './searchEngine.ts';

/** An engine that has taken in a whole index at once; for tests and measurements. */
export function fillEngine({ manifest, shards }: SearchIndex): SearchEngine {
  const engine = createSearchEngine(listNamedProducts(manifest));
  for (const shard of shards.values()) for (const _ of engine.add(shard));
  return engine;
}
