import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { toAddress } from '../model/address.ts';
import { BUNDLE_DIRECTORY } from './bundle.ts';

/** Addresses of a module, of everything it imports, and of the stylesheets they bring. */
export interface ModuleFiles {
  readonly module: string;
  readonly preload: readonly string[];
  readonly stylesheets: readonly string[];
}

/** Finds the files of a module, which is named by its path from the project root. */
export type FindFiles = (file: string) => ModuleFiles;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

let found: Promise<FindFiles> | undefined;

/** How modules are called in the browser: as they are in dev, by the client build's names else. */
export function findClientFiles(): Promise<FindFiles> {
  if (import.meta.env.DEV) {
    return Promise.resolve((file) => ({ module: `/${file}`, preload: [], stylesheets: [] }));
  }
  found ??= readManifest();
  return found;
}

/** The client build is finished when pages are prerendered, so its manifest knows every chunk. */
async function readManifest(): Promise<FindFiles> {
  const file = path.join(process.cwd(), BUNDLE_DIRECTORY, 'client/.vite/manifest.json');
  const manifest: Record<string, ManifestChunk> = JSON.parse(await readFile(file, 'utf8'));
  return (module) => {
    const [own, ...imported] = collectChunks(manifest, module);
    if (!own) throw new Error(`The client build has no chunk for ${module}.`);
    return {
      module: toAddress(`/${own.file}`),
      preload: imported.map((chunk) => toAddress(`/${chunk.file}`)),
      stylesheets: [own, ...imported].flatMap(({ css = [] }) =>
        css.map((name) => toAddress(`/${name}`)),
      ),
    };
  };
}

function collectChunks(
  manifest: Readonly<Record<string, ManifestChunk>>,
  start: string,
  seen = new Set<string>(),
): ManifestChunk[] {
  const chunk = manifest[start];
  if (!chunk || seen.has(start)) return [];
  seen.add(start);
  return [chunk, ...(chunk.imports ?? []).flatMap((name) => collectChunks(manifest, name, seen))];
}
