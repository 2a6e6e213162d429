import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const TEXT_FILE = /\.(?:html|js|css|json|svg)$/;
/** Every loaded file follows the slash of its folder, which is quick to search for. */
const FILE_PATH = /\/(?:[\w~-]+\.)+[a-z0-9]+/gi;

/** Finds the hashed files that a file names, by their paths below the site's folder. */
export interface References {
  /** Those in its own text. */
  direct(file: string): Promise<readonly string[]>;
  /** Also those in the texts of these, and so on: all it may ever load. */
  all(files: readonly string[]): Promise<readonly string[]>;
}

/**
 * Reads references off the built files themselves: whatever loads a hashed file (an import, a worker, a
 * stylesheet, a font) must spell its name.
 */
export async function createReferences(clientDirectory: string): Promise<References> {
  const names = new Set(await readdir(join(clientDirectory, 'assets')));
  const known = new Map<string, Promise<readonly string[]>>();
  const find = async (file: string): Promise<readonly string[]> => {
    if (!TEXT_FILE.test(file)) return [];
    const text = await readFile(join(clientDirectory, file), 'utf8');
    const paths = new Set(text.match(FILE_PATH) ?? []);
    return [...paths].filter((path) => names.has(path.slice(1))).map((path) => `assets${path}`);
  };
  const direct = (file: string): Promise<readonly string[]> => {
    const finding = known.get(file) ?? find(file);
    known.set(file, finding);
    return finding;
  };
  return {
    direct,
    async all(files) {
      const found = new Set<string>();
      const queue = [...files];
      for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
        for (const named of await direct(file)) {
          if (found.has(named)) continue;
          found.add(named);
          queue.push(named);
        }
      }
      return [...found].sort();
    },
  };
}
