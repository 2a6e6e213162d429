import path from 'node:path';
import { resolveConfig, type Options } from 'prettier';
import { createFileCache, digest, type Cache } from '../cache.ts';
import { digestFiles } from '../digestFiles.ts';
import { createDemoFiles, type DemoFiles } from './demoFiles.ts';
import { createInstalledPackages, type InstalledPackages } from './installedPackages.ts';

/** Installed tools, and the code that reads demos. */
export const DEMO_SOURCES = [
  'package-lock.json',
  'src/model',
  'src/source/demos',
  'src/source/highlight',
];

/** All that reading demos takes from outside of them. */
export interface DemoContext {
  readonly files: DemoFiles;
  readonly packages: InstalledPackages;
  /** Packages whose components' props are recorded. */
  readonly documentedPackages: readonly string[];
  readonly formatting: Options;
  readonly cache: Cache;
  /** Differs whenever results may differ for another reason than the demo's own files. */
  readonly version: string;
}

/** The context of a project on disk; results are kept in its `.cache/demos/`. */
export async function createDemoContext(
  root: string,
  documentedPackages: readonly string[],
): Promise<DemoContext> {
  const files = createDemoFiles(root);
  const formatting = await resolveConfig(path.join(root, 'content/Demo.jsx'));
  return {
    files,
    packages: createInstalledPackages(root),
    documentedPackages,
    formatting: formatting ?? {},
    cache: createFileCache(path.join(root, '.cache/demos')),
    version: digest(
      ...documentedPackages,
      JSON.stringify(formatting),
      digestFiles(root, DEMO_SOURCES),
    ),
  };
}
