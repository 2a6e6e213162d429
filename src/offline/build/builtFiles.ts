import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES_AT_ONCE, runQueue } from '../../model/runQueue.ts';

const TEXT_FILE = /\.(?:html|js|css|json|svg)$/;
/** Every loaded file follows the slash of its folder, which is quick to search for. */
const FILE_PATH = /\/(?:[\w~-]+\.)+[a-z0-9]+/gi;

/** What a built file says about itself. */
export interface BuiltFile {
  readonly bytes: number;
  /** The digest of its content, as the `integrity` of a request. */
  readonly integrity: string;
  /** The hashed files that it names, by their paths below the site's folder. */
  readonly references: readonly string[];
}

/** The files of a built site, each of which is read once, by their paths below its folder. */
export interface BuiltFiles {
  readonly find: (file: string) => Promise<BuiltFile>;
  /** All hashed files that these may ever load: those they name, those named by them, and so on. */
  readonly listReferences: (files: readonly string[]) => Promise<readonly string[]>;
}

/**
 * References are read off the files themselves: whatever loads a hashed file (an import, a worker, a
 * stylesheet, a font) must spell its name. `onRead` hears how many have been asked for.
 */
export async function openBuiltFiles(
  clientDirectory: string,
  onRead: (count: number) => void = () => undefined,
): Promise<BuiltFiles> {
  const hashed = new Set(await readdir(join(clientDirectory, 'assets')));
  const known = new Map<string, Promise<BuiltFile>>();
  const read = async (file: string): Promise<BuiltFile> => {
    const content = await readFile(join(clientDirectory, file));
    const names = TEXT_FILE.test(file) ? listNames(content) : [];
    return {
      bytes: content.byteLength,
      integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
      references: names.filter((name) => hashed.has(name)).map((name) => `assets/${name}`),
    };
  };
  const find = (file: string): Promise<BuiltFile> => {
    const reading = known.get(file) ?? read(file);
    known.set(file, reading);
    onRead(known.size);
    return reading;
  };
  return {
    find,
    async listReferences(files) {
      const found = new Set<string>();
      for (let round = files; round.length > 0;) {
        const named = new Set<string>();
        await runQueue(round, FILES_AT_ONCE, async (file) => {
          for (const name of (await find(file)).references) named.add(name);
        });
        round = [...named].filter((name) => !found.has(name));
        for (const name of round) found.add(name);
      }
      return [...found].sort();
    },
  };
}

/** Names of files are plain letters; what else is in a text may come out garbled. */
function listNames(content: Buffer): string[] {
  const paths = new Set(content.toString('latin1').match(FILE_PATH) ?? []);
  return [...paths].map((path) => path.slice(1));
}
