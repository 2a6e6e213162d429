import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { suggestName, type Problem } from '../../model/problem.ts';
import { formatCacheFile, readApiState, type ApiState } from './apiCache.ts';
import { API_CORRECTIONS } from './apiCorrections.ts';
import { API_PACKAGES, type ApiPackage } from './apiPackages.ts';
import { borrowDescriptions } from './borrowDescriptions.ts';
import { correctApi } from './correctApi.ts';
import type { PackageDocs } from './extract/extractPackage.ts';
import { locatePackage } from './extract/packageManifest.ts';
import type { ExtractionTask } from './extract/worker.ts';
import { findPackageLine } from './findPackageLine.ts';
import { joinPackages, type ApiDocs } from './joinPackages.ts';
import { measureSizes, type MeasuredSizes } from './measureSizes.ts';
import { runExtractions } from './runExtractions.ts';

export interface LoadApiDocsOptions {
  /** Project root: holds `node_modules` and the extractor's sources. */
  readonly root: string;
  /** Default: `.cache/api` in the project. */
  readonly cacheDir?: string;
  readonly packages?: readonly ApiPackage[];
  /**
   * Adds bundle sizes: those `known` from before, or all `measured`, which takes about two minutes the first
   * time. Default: none.
   */
  readonly sizes?: 'known' | 'measured' | undefined;
  /** Called as packages are read and measured. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Turns an address of a description into one of this site. */
  readonly resolveLink?: (url: string) => string;
}

/** Reads the API of all documented packages, from the cache where nothing changed. */
export async function loadApiDocs(options: LoadApiDocsOptions): Promise<ApiDocs> {
  const { root, packages = API_PACKAGES, cacheDir = path.join(root, '.cache/api') } = options;
  const state = readApiState(root, packages);
  const tasks = listTasks(options, state);
  const stale = tasks.filter(({ output }) => !existsSync(output));
  const isMeasured = options.sizes === 'measured';
  const total = tasks.length * (isMeasured ? 2 : 1);
  const report = (done: number): void => options.onProgress?.(done, total);
  const failures = await runExtractions(root, stale, (done) =>
    report(tasks.length - stale.length + done),
  );
  for (const { output } of stale) removeEarlier(output);
  const docs = tasks
    .filter(({ output }) => existsSync(output))
    .map(({ output }) => readPackageDocs(output, options.resolveLink));
  const measured = options.sizes
    ? await measureSizes({
        root,
        cacheDir,
        docs,
        onlyKnown: !isMeasured,
        onProgress: (done) => report(tasks.length + done),
      })
    : NOT_MEASURED;
  const joined = joinPackages(docs, measured.sizes);
  const corrected = correctApi(joined, API_CORRECTIONS);
  return {
    components: borrowDescriptions(corrected.components),
    hooks: corrected.hooks,
    problems: [
      ...findUninstalled(root, packages, state),
      ...failures,
      ...joined.problems,
      ...corrected.problems,
      ...measured.problems,
    ],
  };
}

/** Whether all packages have been read before, so that their API is there at once. */
export function isApiKnown(options: LoadApiDocsOptions): boolean {
  const state = readApiState(options.root, options.packages ?? API_PACKAGES);
  return listTasks(options, state).every(({ output }) => existsSync(output));
}

/** What is to be read from each installed package, and where it is kept. */
function listTasks(
  { root, packages = API_PACKAGES, cacheDir = path.join(root, '.cache/api') }: LoadApiDocsOptions,
  state: ApiState,
): ExtractionTask[] {
  const installed = packages.filter(({ name }) => state.versions[name] !== undefined);
  return installed.map((config) => ({
    config,
    location: { root, directory: locatePackage(root, config.name) },
    output: path.join(cacheDir, formatCacheFile(config, state)),
  }));
}

const NOT_MEASURED: MeasuredSizes = { sizes: new Map(), problems: [] };

/** Deletes what other versions of the package or of the extractor left in the cache. */
function removeEarlier(file: string): void {
  if (!existsSync(file)) return;
  const folder = path.dirname(file);
  const current = path.basename(file);
  const stem = current.slice(0, current.indexOf('@') + 1);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(stem) && name !== current) rmSync(path.join(folder, name), { force: true });
  }
}

/** The cache is our own: its name holds the hash of the code that wrote it. */
function readPackageDocs(file: string, resolveLink?: (url: string) => string): PackageDocs {
  const text = readFileSync(file, 'utf8');
  if (!resolveLink) return JSON.parse(text) as PackageDocs;
  // Only HTML of ours holds `<a href="…">`, and changing it in the text is far faster than in the objects.
  const linked = text.replace(/<a href=\\"([^"\\]*)\\"/g, (_, url: string) => {
    const address = resolveLink(url.replaceAll('&#x26;', '&'));
    return `<a href=\\"${escapeAddress(address)}\\"`;
  });
  return JSON.parse(linked) as PackageDocs;
}

/** Fit for an attribute inside a JSON string. */
function escapeAddress(address: string): string {
  return address.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;').replaceAll('\\', '%5C');
}

function findUninstalled(
  root: string,
  packages: readonly ApiPackage[],
  { versions }: ApiState,
): Problem[] {
  const missing = packages.filter(({ name }) => versions[name] === undefined);
  if (missing.length === 0) return [];
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const known = listDependencies(manifest);
  return missing.map(({ name }) => ({
    ...findPackageLine(root, name),
    what: `The package "${name}" is not installed.`,
    fix: suggestName(name, known, 'The project depends on'),
  }));
}

function listDependencies(manifest: unknown): string[] {
  if (typeof manifest !== 'object' || manifest === null || !('dependencies' in manifest)) return [];
  const names = Object.keys(manifest.dependencies ?? {});
  return names.filter((name) => /^@(mui|toolpad)\//.test(name)).sort();
}
