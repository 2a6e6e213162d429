import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentDoc, HookDoc } from '../../model/apiDoc.ts';
import { suggestName, type Problem } from '../../model/problem.ts';
import { formatCacheFile, readApiState, type ApiState } from './apiCache.ts';
import { API_PACKAGES, type ApiPackage } from './apiPackages.ts';
import type { PackageDocs } from './extract/extractPackage.ts';
import { locatePackage } from './extract/packageManifest.ts';
import { joinPackages } from './joinPackages.ts';
import { measureSizes, type MeasuredSizes } from './measureSizes.ts';
import { runExtractions } from './runExtractions.ts';

export interface LoadApiDocsOptions {
  /** Project root: holds `node_modules` and the extractor's sources. */
  readonly root: string;
  /** Default: `.cache/api` in the project. */
  readonly cacheDir?: string;
  readonly packages?: readonly ApiPackage[];
  /** Measures bundle sizes too, which takes about two minutes when nothing is cached. */
  readonly sizes?: boolean;
  /** Turns an address of a description into one of this site. */
  readonly resolveLink?: (url: string) => string;
}

/** All API documentation and what went wrong while reading it. */
export interface ApiDocs {
  readonly components: readonly ComponentDoc[];
  readonly hooks: readonly HookDoc[];
  readonly problems: readonly Problem[];
}

/** Reads the API of all documented packages, from the cache where nothing changed. */
export async function loadApiDocs(options: LoadApiDocsOptions): Promise<ApiDocs> {
  const { root, packages = API_PACKAGES, cacheDir = path.join(root, '.cache/api') } = options;
  const state = readApiState(root, packages);
  const installed = packages.filter(({ name }) => state.versions[name] !== undefined);
  const tasks = installed.map((config) => ({
    config,
    location: {
      root,
      directory: locatePackage(root, config.name),
      tag: `v${state.versions[config.releasedWith] ?? state.versions[config.name]}`,
    },
    output: path.join(cacheDir, formatCacheFile(config, state)),
  }));
  const failures = await runExtractions(
    root,
    tasks.filter(({ output }) => !existsSync(output)),
  );
  const docs = tasks
    .filter(({ output }) => existsSync(output))
    .map(({ output }) => readPackageDocs(output, options.resolveLink));
  const measured = options.sizes ? await measureSizes({ root, cacheDir, docs }) : NOT_MEASURED;
  const joined = joinPackages(docs, measured.sizes);
  return {
    ...joined,
    problems: [
      ...findUninstalled(root, packages, state),
      ...failures,
      ...joined.problems,
      ...measured.problems,
    ],
  };
}

const NOT_MEASURED: MeasuredSizes = { sizes: new Map(), problems: [] };

/** The cache is our own: its name holds the hash of the code that wrote it. */
function readPackageDocs(file: string, resolveLink?: (url: string) => string): PackageDocs {
  const text = readFileSync(file, 'utf8');
  // Only HTML of ours holds `<a href="…">`; changing it in the text is ten times as fast as in the objects.
  const linked = resolveLink
    ? text.replace(
        /<a href=\\"([^"\\]*)\\"/g,
        (_, url: string) => `<a href=\\"${resolveLink(url)}\\"`,
      )
    : text;
  return JSON.parse(linked) as PackageDocs;
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
    file: 'src/source/api/apiPackages.ts',
    line: 1,
    what: `The package "${name}" is not installed.`,
    fix: suggestName(name, known, 'The project depends on'),
  }));
}

function listDependencies(manifest: unknown): string[] {
  if (typeof manifest !== 'object' || manifest === null || !('dependencies' in manifest)) return [];
  const names = Object.keys(manifest.dependencies ?? {});
  return names.filter((name) => /^@(mui|toolpad)\//.test(name)).sort();
}
