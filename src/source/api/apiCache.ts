import { digest } from '../cache.ts';
import { digestFiles } from '../digestFiles.ts';
import { API_PACKAGES, type ApiPackage } from './apiPackages.ts';
import { locatePackage, readManifest } from './extract/packageManifest.ts';

/** Folder of the modules that decide what extraction gives. */
export const EXTRACTOR_FOLDER = 'src/source/api/extract';
const EXTRACTOR = [EXTRACTOR_FOLDER, 'src/model/apiDoc.ts', 'src/model/problem.ts'];

/** The state of everything that what is read from the packages depends on. */
export interface ApiState {
  /** Installed version of each package; missing ones are left out. */
  readonly versions: Readonly<Record<string, string>>;
  /** Hash of the extractor's sources. */
  readonly extractor: string;
}

/** Reads versions and sources: cheap, so it is done on every load. */
export function readApiState(root: string, packages: readonly ApiPackage[]): ApiState {
  // All packages count even when few are asked for: they refer to each other's types.
  const rows = [...API_PACKAGES, ...packages];
  const names = new Set(['typescript', ...rows.map((row) => row.name)]);
  const versions = [...names].flatMap((name) => {
    const manifest = readManifest(locatePackage(root, name));
    return manifest ? [[name, manifest.version] as const] : [];
  });
  return { versions: Object.fromEntries(versions), extractor: digestFiles(root, EXTRACTOR) };
}

/** Name of a package's cache file: another version, setting or extractor gives another file. */
export function formatCacheFile(config: ApiPackage, state: ApiState): string {
  const name = config.name.replace(/^@/, '').replace('/', '-');
  return `${name}@${state.versions[config.name]}-${digest(JSON.stringify([config, state]))}.json`;
}
