import { suggestName, type Problem } from '../../model/problem.ts';
import type { CollectedFile } from './collectFiles.ts';
import type { InstalledPackages } from './installedPackages.ts';
import {
  isRelative,
  listImportedNames,
  listModules,
  parsePackageName,
  type ImportedName,
} from './moduleSpecifier.ts';
import { createExportFinder, type FindExports } from './siblingExports.ts';

/** Reports imports of a demo's files that a reader could not repeat: packages not depended on, private paths, names nobody exports. */
export function checkImports(
  files: readonly CollectedFile[],
  packages: InstalledPackages,
): Problem[] {
  const findExports = createExportFinder(files, packages);
  return files.flatMap((file) => checkFile(file, packages, findExports));
}

function checkFile(
  file: CollectedFile,
  packages: InstalledPackages,
  findExports: FindExports,
): Problem[] {
  const { script } = file;
  if (!script) return [];
  const wrong = listModules(script).flatMap(({ specifier, line }) => {
    const finding = isRelative(specifier) ? undefined : checkSpecifier(specifier, packages);
    return finding ? [{ file: file.path, line, specifier, ...finding }] : [];
  });
  const wrongModules = new Set(wrong.map(({ specifier }) => specifier));
  const names = listImportedNames(script)
    .filter(({ specifier }) => !wrongModules.has(specifier))
    .flatMap((imported) => checkImportedName(file.path, imported, findExports));
  return [...wrong.map(({ specifier: _, ...problem }) => problem), ...names];
}

function checkImportedName(
  file: string,
  { specifier, name, line }: ImportedName,
  findExports: FindExports,
): Problem[] {
  const exports = findExports(specifier, file);
  if (!exports || exports.has(name)) return [];
  const isDefault = name === 'default';
  return [
    {
      file,
      line,
      what: isDefault
        ? `"${specifier}" has no default export.`
        : `"${specifier}" does not export "${name}".`,
      fix: suggestName(isDefault ? '' : name, [...exports].sort(), 'It exports'),
    },
  ];
}

type Finding = Pick<Problem, 'what' | 'fix'>;

function checkSpecifier(specifier: string, packages: InstalledPackages): Finding | undefined {
  const name = parsePackageName(specifier);
  if (!packages.isListed(name)) {
    return {
      what: `The package "${name}" is not one that demos may import.`,
      fix: 'Do without it, or add it to "dependencies" in package.json.',
    };
  }
  return checkPath(specifier, name) ?? checkModule(specifier, name, packages);
}

function checkPath(specifier: string, name: string): Finding | undefined {
  const [entry, ...deeper] = specifier.slice(name.length + 1).split('/');
  if (!FIRST_PARTY.test(name) || (!PRIVATE_ENTRY.test(entry ?? '') && deeper.length === 0)) {
    return undefined;
  }
  const isPrivate = PRIVATE_ENTRY.test(entry ?? '');
  return {
    what: `The path "${specifier}" is private to its package.`,
    fix: isPrivate ? `Import from "${name}".` : `Import from "${name}/${entry}" or "${name}".`,
  };
}

function checkModule(
  specifier: string,
  name: string,
  packages: InstalledPackages,
): Finding | undefined {
  if (packages.listExports(specifier) !== undefined) return undefined;
  if (specifier === name) {
    return { what: `The package "${name}" is not installed.`, fix: 'Run "npm ci".' };
  }
  const entry = specifier.slice(name.length + 1);
  const names = [...(packages.listExports(name) ?? [])].sort();
  return {
    what: `The package "${name}" has no module "${entry}".`,
    fix: suggestName(entry, names, `"${name}" exports`),
  };
}

/** The documented libraries promise to keep only paths one level deep. */
const FIRST_PARTY = /^@(mui|toolpad)\//;

const PRIVATE_ENTRY = /^(internals?|esm|modern|node)$/;
