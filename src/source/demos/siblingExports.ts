import { listSiblingPaths, type CollectedFile } from './collectFiles.ts';
import type { InstalledPackages } from './installedPackages.ts';
import { createExportLister, type ModuleExports } from './moduleExports.ts';
import { isRelative } from './moduleSpecifier.ts';

/** Says what the module of a specifier exports, be it of a package or beside the file that imports it. */
export type FindExports = (specifier: string, importer: string) => ModuleExports;

/** Makes the function that knows the files of a demo; null where it cannot be known, as for what is not there. */
export function createExportFinder(
  files: readonly CollectedFile[],
  packages: Pick<InstalledPackages, 'listExports'>,
): FindExports {
  const scripts = new Map(files.map((file) => [file.path, file]));
  const resolve = (specifier: string, importer: string): string | ModuleExports => {
    if (!isRelative(specifier)) return packages.listExports(specifier) ?? null;
    return listSiblingPaths(importer, specifier).find((path) => scripts.has(path)) ?? null;
  };
  const listExports = createExportLister((path) => scripts.get(path)?.script, resolve);
  return (specifier, importer) => {
    const found = resolve(specifier, importer);
    return typeof found === 'string' ? listExports(found) : found;
  };
}
