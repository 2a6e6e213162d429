import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../../files/isMissing.ts';
import { writeWhole } from '../../files/writeWhole.ts';

/** Addresses and what was rendered for them. */
export type RenderedFiles = readonly (readonly [pathname: string, content: Buffer])[];

/** Keeps what was rendered between builds, by keys that are good names of files. */
export interface PageStore {
  /** Whether something is kept under a key; it may turn out to be damaged. */
  readonly has: (key: string) => boolean;
  /** What is kept under a key; undefined where it is nothing or damaged. */
  readonly find: (key: string) => Promise<RenderedFiles | undefined>;
  readonly keep: (key: string, files: RenderedFiles) => Promise<void>;
  /** Deletes what is kept under all other keys. */
  readonly keepOnly: (keys: readonly string[]) => Promise<void>;
}

/**
 * A store in a folder that several processes may use. What belongs together is one file: a line that lists
 * addresses and sizes, and then their content as it is, so that a whole site is read without decoding it.
 */
export function createPageStore(folder: string): PageStore {
  const findFile = (key: string): string => path.join(folder, key);
  return {
    has: (key) => existsSync(findFile(key)),
    find: async (key) => {
      const stored = await readFile(findFile(key)).catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      return stored && unpack(stored);
    },
    keep: (key, files) => writeWhole(findFile(key), pack(files)),
    keepOnly: async (keys) => {
      const kept = new Set(keys);
      // The folder is made with the first page.
      for (const name of await readdir(folder).catch(() => [])) {
        if (!kept.has(name)) await rm(path.join(folder, name), { recursive: true, force: true });
      }
    },
  };
}

function pack(files: RenderedFiles): Buffer {
  const list = files.map(([pathname, content]) => [pathname, content.byteLength]);
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(list)}\n`),
    ...files.map(([, content]) => content),
  ]);
}

function unpack(stored: Buffer): RenderedFiles | undefined {
  let end = stored.indexOf('\n') + 1;
  const files = readList(stored.toString('utf8', 0, end)).map(([pathname, size]) => {
    const start = end;
    end += size;
    return [pathname, stored.subarray(start, end)] as const;
  });
  return files.length > 0 && end === stored.byteLength ? files : undefined;
}

/** The first line of a file; one that is damaged lists nothing. */
function readList(line: string): [pathname: string, size: number][] {
  try {
    const list: unknown = JSON.parse(line);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
