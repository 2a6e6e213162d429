import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../files/writeWhole.ts';

/** Remembers results that are costly to compute and follow from their key alone. */
export interface Cache {
  /** `Result` must survive JSON. The key should hold, or be a digest of, all the result depends on. */
  readonly getOrCreate: <Result>(key: string, compute: () => Promise<Result>) => Promise<Result>;
}

/** A cache whose files can be asked for. */
export interface FileCache extends Cache {
  /** Whether something is kept under a key; it may turn out to be damaged. */
  readonly has: (key: string) => boolean;
  /** What is kept under a key, if anything is. */
  readonly find: <Result>(key: string) => Promise<{ readonly result: Result } | undefined>;
  /** Deletes what is kept under all other keys. */
  readonly keepOnly: (keys: readonly string[]) => Promise<void>;
}

/** A cache that remembers nothing. */
export const NO_CACHE: Cache = { getOrCreate: (_, compute) => compute() };

/** Keeps results as JSON files in a folder. Several processes may use the same one. */
export function createFileCache(folder: string): FileCache {
  const running = new Map<string, Promise<unknown>>();
  return {
    has: (key) => existsSync(path.join(folder, `${digest(key)}.json`)),
    find: <Result>(key: string) =>
      readStored(path.join(folder, `${digest(key)}.json`)) as Promise<
        { result: Result } | undefined
      >,
    keepOnly: async (keys) => {
      const kept = new Set(keys.map((key) => `${digest(key)}.json`));
      // The folder is made with the first result.
      for (const name of await readdir(folder).catch(() => [])) {
        if (!kept.has(name)) await rm(path.join(folder, name), { force: true });
      }
    },
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

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
