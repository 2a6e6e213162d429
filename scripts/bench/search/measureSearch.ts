import { brotliCompressSync, constants } from 'node:zlib';
import { fillEngine } from '../../../src/search/engine/fillEngine.ts';
import type { SearchEngine } from '../../../src/search/engine/searchEngine.ts';
import type { SearchIndex } from '../../../src/search/index/buildSearchIndex.ts';

/** Figures of one index. */
export interface SearchFigures {
  /** Things that can be found. */
  readonly records: number;
  /** Brotli bytes before the first results of a product: the list of files and its names. */
  readonly firstBytes: number;
  /** Brotli bytes of all files. */
  readonly allBytes: number;
  /** Time to take in all files. */
  readonly loadMs: number;
  /** Time a query takes once all is loaded, over every state of the field while it is typed. */
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly slowestMs: number;
  /** Growth of the heap by the loaded index. */
  readonly heapBytes: number;
}

/** What measuring needs of the process; tests pass their own. */
export interface MeasureEnvironment {
  now(): number;
  /** Used heap, after a collection where the process allows one. */
  heap(): number;
}

/** Keystrokes before any is timed, and those that are: as many as the budget of the slowest speaks of. */
const WARMING = 300;
const TIMED = 1500;

/** Measures an index: its bytes, and the speed and memory of an engine that holds it. */
export function measureSearch(
  index: SearchIndex,
  queries: readonly string[],
  productId: string,
  { now, heap }: MeasureEnvironment,
): SearchFigures {
  const files = [...index.shards].map(([name, shard]) => [name, compress(shard)] as const);
  const first = files.find(([name]) => name === `${productId}.names.json`)?.[1] ?? 0;
  const before = heap();
  const start = now();
  const engine = fillEngine(index);
  const loadMs = now() - start;
  const heapBytes = heap() - before;
  const typed = [...new Set(queries.flatMap(listKeystrokes))];
  // The first round pays for compiling, which readers do once and not for each query.
  timeQueries(engine, spread(typed, WARMING), productId, now);
  const times = timeQueries(engine, spread(typed, TIMED), productId, now).sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  return {
    records: engine.records.length,
    firstBytes: compress(index.manifest) + first,
    allBytes: files.reduce((sum, [, bytes]) => sum + bytes, compress(index.manifest)),
    loadMs,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    slowestMs: at(1),
    heapBytes,
  };
}

/** So many of a list, from all parts of it; all where it has no more. */
function spread(texts: readonly string[], count: number): string[] {
  const step = Math.max(1, texts.length / count);
  return Array.from(
    { length: Math.min(count, texts.length) },
    (_, index) => texts[Math.floor(index * step)] ?? '',
  );
}

/** Every state of the field while a query is typed. */
function listKeystrokes(text: string): string[] {
  return [...text].map((_, index) => text.slice(0, index + 1));
}

function timeQueries(
  engine: SearchEngine,
  texts: readonly string[],
  productId: string,
  now: () => number,
): number[] {
  return texts.map((text) => {
    const start = now();
    engine.search({ text, productId });
    return now() - start;
  });
}

function compress(value: unknown): number {
  // The best quality takes minutes on large indexes and saves a tenth.
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(JSON.stringify(value), { params: quality }).length;
}
