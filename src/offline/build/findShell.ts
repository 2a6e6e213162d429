import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { OFFLINE_URL, type PrecacheEntry } from '../worker/precache.ts';
import type { BuiltFiles } from './builtFiles.ts';

/** At most so many bytes are loaded ahead, as they go over the wire. */
const MAX_SHELL_BYTES = 250_000;

/** Modules that load after the page but belong to it offline too. */
const LATE_MODULES = [
  'src/app/SiteSearchDialog.lazy.tsx',
  'src/offline/page/SavedPages.tsx',
  'src/shell/SettingsPanel.tsx',
  'src/shell/completeGroups.ts',
];

/** Groups of modules for which the same holds. */
const LATE_GROUPS = ['offline', 'tools'];

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
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The client build has no chunk for ${key}.`);
    if (files.has(chunk.file)) return;
    for (const own of [chunk.file, ...(chunk.css ?? [])]) files.add(own);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const module of LATE_MODULES) add(module);
  for (const group of LATE_GROUPS) add(findGroup(manifest, group));
  return [...files];
}

/** A module that several pages share makes a chunk of its name, which may be that of a group. */
function findGroup(manifest: Readonly<Record<string, ManifestChunk>>, group: string): string {
  const keys = Object.keys(manifest).filter((key) => manifest[key]?.name === group);
  const [key, ...others] = keys;
  if (key !== undefined && others.length === 0) return key;
  throw new Error(
    key === undefined
      ? `The client build has no chunk for the group ${group} of src/build/vite/chunkGroups.ts.`
      : `The client build has several chunks named ${group}: ${keys.join(', ')}. That name belongs to a group of src/build/vite/chunkGroups.ts; call the file of content ${group}.ts or ${group}.tsx something else.`,
  );
}

/** Hosts compress text; on fonts it is lost, and they are sent as they are. */
async function measureTransfer(content: Buffer): Promise<number> {
  const compressed = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  });
  return Math.min(compressed.byteLength, content.byteLength);
}
