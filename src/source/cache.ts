import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../files/isMissing.ts';
import { writeWhole } from '../files/writeWhole.ts';

/** Remembers results that are costly to compute and follow from their key alone. */
export interface Cache {
  /** `Result` must survive JSON. The key should hold, or be a digest of, all the result depends on. */
  readonly getOrCreate: <Result>(key: string, compute: () => Promise<Result>) => Promise<Result>;
}

/** A cache that remembers nothing. */
export const NO_CACHE: Cache = { getOrCreate: (_, compute) => compute() };

/** Keeps results as JSON files in a folder. Several processes may use the same one. */
export function createFileCache(folder: string): Cache {
  const running = new Map<string, Promise<unknown>>();
  return {
    getOrCreate: <Result>(key: string, compute: () => Promise<Result>) => {
      const file = path.join(folder, `${digest(key)}.json`);
      const current = running.get(file) ?? readOrCompute(file, compute);
      running.set(file, current);
      // What is stored under a key was computed for it, by this call or an equal one.
      return current.finally(() => running.delete(file)) as Promise<Result>;
    },
  };
}

/** A short name for a text of any length. */
export function digest(...texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 32);
}

async function readOrCompute(file: string, compute: () => Promise<unknown>): Promise<unknown> {
  const stored = await readStored(file);
  if (stored) return stored.result;
  const result = await compute();
  await writeWhole(file, JSON.stringify({ result }));
  return result;
}

/** A file that is missing or damaged counts as not stored. */
async function readStored(file: string): Promise<{ result: unknown } | undefined> {
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
    const isStored = typeof stored === 'object' && stored !== null && 'result' in stored;
    return isStored ? { result: stored.result } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || isMissing(error)) return undefined;
    throw error;
  }
}
