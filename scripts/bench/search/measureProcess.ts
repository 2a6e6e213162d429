import type { SearchIndex } from '../../../src/search/index/buildSearchIndex.ts';
import { measureSearch } from './measureSearch.ts';

/** What this process is told to measure. */
export interface MeasureTask {
  readonly index: SearchIndex;
  readonly queries: readonly string[];
  readonly productId: string;
}

process.once('message', ({ index, queries, productId }: MeasureTask) => {
  const figures = measureSearch(index, queries, productId, {
    now: () => performance.now(),
    // Memory is only comparable after a collection.
    heap() {
      globalThis.gc?.();
      return process.memoryUsage().heapUsed;
    },
  });
  process.send?.(figures);
});
