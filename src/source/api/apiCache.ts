import { digest } from '../cache.ts';
import { digestFiles } from '../digestFiles.ts';
import type { ApiPackage } from './apiPackages.ts';
import { locatePackage, readManifest, type PackageManifest } from './extract/packageManifest.ts';

/** Folder of the modules that decide what extraction gives. */
export const EXTRACTOR_FOLDER = 'src/source/api/extract';
const EXTRACTOR = [EXTRACTOR_FOLDER, 'src/model/apiDoc.ts', 'src/model/problem.ts'];

/** The state of everything that what is read from the packages depends on. */
export interface ApiState {
  /** Installed version of each documented package; missing ones are left out. */
  readonly versions: Readonly<Record<string, string>>;
  /** By documented package, the installed versions of all whose types it may refer to, its own among them. */
  readonly related: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Hash of the extractor's sources. */
  readonly extractor: string;
}

/** Reads versions and sources: cheap, so it is done on every load. */
export function readApiState(root: string, packages: readonly ApiPackage[]): ApiState {
  const read = createManifestReader(root);
  const installed = packages.flatMap(({ name }) => {
    const version = read(name)?.version;
    return version === undefined ? [] : [{ name, version }];
  });
  return {
    versions: Object.fromEntries(installed.map(({ name, version }) => [name, version])),
    related: Object.fromEntries(installed.map(({ name }) => [name, listRelated(name, read)])),
    extractor: digestFiles(root, EXTRACTOR),
  };
}

/** Name of a package's cache file: another version, setting or extractor gives another file. */
export function formatCacheFile(config: ApiPackage, state: ApiState): string {
  const name = config.name.replace(/^@/, '').replace('/', '-');
  const key = JSON.stringify([config, state.related[config.name], state.extractor]);
  return `${name}@${state.versions[config.name]}-${digest(key)}.json`;
}

type ReadManifest = (name: string) => PackageManifest | null;

function createManifestReader(root: string): ReadManifest {
  const known = new Map<string, PackageManifest | null>();
  return (name) => {
    const manifest = known.get(name);
    if (manifest !== undefined) return manifest;
    const found = readManifest(locatePackage(root, name));
    known.set(name, found);
    return found;
  };
}

/** What every package is read with. */
const TOOLS = ['typescript', '@types/react'];

/** Follows the dependencies that come from the same family of packages. */
function listRelated(name: string, read: ReadManifest): Record<string, string> {
  const versions = new Map<string, string>();
  const visit = (each: string): void => {
    const manifest = versions.has(each) ? null : read(each);
    if (!manifest) return;
    versions.set(each, manifest.version);
    const { dependencies, peerDependencies } = manifest;
    for (const next of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (/^@(mui|toolpad)\//.test(next)) visit(next);
    }
  };
  for (const each of [...TOOLS, name]) visit(each);
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}
