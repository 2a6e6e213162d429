import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { API_PACKAGES, type ApiPackage } from './apiPackages.ts';
import { locatePackage, readManifest } from './extract/packageManifest.ts';

/** Folder of the modules that decide what extraction gives. */
export const EXTRACTOR_FOLDER = 'src/source/api/extract';
const EXTRACTOR_FILES = ['src/model/apiDoc.ts', 'src/model/problem.ts'];

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
  return { versions: Object.fromEntries(versions), extractor: hashSources(root) };
}

/** Name of a package's cache file: another version, setting or extractor gives another file. */
export function formatCacheFile(config: ApiPackage, state: ApiState): string {
  const name = config.name.replace(/^@/, '').replace('/', '-');
  return `${name}@${state.versions[config.name]}-${hash(JSON.stringify([config, state]))}.json`;
}

/** A short hash for file names. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The hash of a file's text. */
export function hashFile(file: string): string {
  return hash(readFileSync(file, 'utf8'));
}

function hashSources(root: string): string {
  const folder = path.join(root, EXTRACTOR_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = [
    ...names.filter((name) => !name.includes('.test.')).map((name) => path.join(folder, name)),
    ...EXTRACTOR_FILES.map((file) => path.join(root, file)),
  ];
  return hash(files.map((file) => readFileSync(file, 'utf8')).join('\0'));
}
