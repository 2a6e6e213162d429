import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { OFFLINE_URL, type PrecacheEntry } from '../worker/precache.ts';
import type { BuiltFiles } from './builtFiles.ts';

/** At most so many bytes are loaded ahead, as they go over the wire. */
const MAX_SHELL_BYTES = 250_000;

/** Chunks that load after the page but belong to it offline too. */
const LATE_CHUNKS = [
  'offline',
  'tools',
  'SavedPages',
  'SettingsPanel',
  'completeGroups',
  'SiteSearchDialog.lazy',
];

interface ManifestChunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What the worker loads when it is installed. */
export interface Shell {
  readonly entries: readonly PrecacheEntry[];
  readonly bytes: number;
}

/** Finds what every page needs from the start: all that the offline page names, and the page itself. */
export async function findShell(clientDirectory: string, files: BuiltFiles): Promise<Shell> {
  const page = `${OFFLINE_URL.slice(1)}index.html`;
  const { references: named } = await files.find(page);
  const late = await findLateFiles(clientDirectory);
  const assets = [...new Set([...named, ...late])].sort();
  const entries: PrecacheEntry[] = [];
  let bytes = 0;
  for (const file of [...assets, page]) {
    const { integrity } = await files.find(file);
    entries.push(
      file === page
        ? { url: OFFLINE_URL, revision: integrity, integrity }
        : { url: `/${file}`, revision: null, integrity },
    );
    bytes += await measureTransfer(await readFile(join(clientDirectory, file)));
  }
  if (bytes > MAX_SHELL_BYTES) {
    throw new Error(
      `The worker would load ${bytes} bytes ahead, more than the ${MAX_SHELL_BYTES} it may. The offline page names too much.`,
    );
  }
  return { entries, bytes };
}

async function findLateFiles(clientDirectory: string): Promise<readonly string[]> {
  const text = await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8');
  const manifest: Readonly<Record<string, ManifestChunk>> = JSON.parse(text);
  const files = new Set<string>();
  const add = ({ file, css = [], imports = [] }: ManifestChunk): void => {
    if (files.has(file)) return;
    for (const own of [file, ...css]) files.add(own);
    for (const key of imports) add(findChunk(manifest[key], key));
  };
  for (const name of LATE_CHUNKS) {
    add(
      findChunk(
        Object.values(manifest).find((chunk) => chunk.name === name),
        name,
      ),
    );
  }
  return [...files];
}

function findChunk(chunk: ManifestChunk | undefined, name: string): ManifestChunk {
  if (!chunk) throw new Error(`The client build has no chunk ${name}.`);
  return chunk;
}

/** Hosts compress text; on fonts it is lost, and they are sent as they are. */
async function measureTransfer(content: Buffer): Promise<number> {
  const compressed = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  });
  return Math.min(compressed.byteLength, content.byteLength);
}
