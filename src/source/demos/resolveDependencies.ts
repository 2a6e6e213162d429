import type { CollectedFile } from './collectFiles.ts';
import type { InstalledPackages } from './installedPackages.ts';
import { isRelative, listModules, parsePackageName } from './moduleSpecifier.ts';

/** What every exported demo needs, whether or not it imports it. */
const ALWAYS_NEEDED = ['react', 'react-dom'];

/** Packages a demo needs with the versions installed here: those it imports and their peers. */
export function resolveDependencies(
  files: readonly CollectedFile[],
  packages: InstalledPackages,
): Record<string, string> {
  const imported = files
    .flatMap(({ script }) => (script ? listModules(script) : []))
    .map(({ specifier }) => specifier)
    .filter((specifier) => !isRelative(specifier))
    .map(parsePackageName);
  return resolvePackages(imported, packages);
}

/** Packages that exported projects need for those they import, with the versions installed here. */
export function resolvePackages(
  imported: readonly string[],
  packages: InstalledPackages,
): Record<string, string> {
  const versions = new Map<string, string>();
  const pending = [...ALWAYS_NEEDED, ...imported];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    const installed = packages.read(name);
    if (!installed || versions.has(name)) continue;
    versions.set(name, installed.version);
    pending.push(...installed.peers);
  }
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}
