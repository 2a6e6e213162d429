import path from 'node:path';
import { resolveConfig, type Options } from 'prettier';
import { createFileCache, digest, type Cache } from '../cache.ts';
import { createDemoFiles, type DemoFiles } from './demoFiles.ts';
import { createInstalledPackages, type InstalledPackages } from './installedPackages.ts';

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
    version: digest(...documentedPackages, JSON.stringify(formatting), ...readVersions(files)),
  };
}

/** Installed tools and this code itself: nobody remembers to count a version up. */
function readVersions(files: DemoFiles): string[] {
  const own = ['src/model', 'src/source/demos', 'src/source/highlight'].flatMap((folder) =>
    files
      .list(folder)
      .filter((file) => !file.includes('.test.'))
      .map((file) => `${folder}/${file}`),
  );
  return ['package-lock.json', ...own].map((file) => files.read(file) ?? '');
}
