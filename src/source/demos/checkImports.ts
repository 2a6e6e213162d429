import type { Problem } from '../../model/problem.ts';
import type { CollectedFile } from './collectFiles.ts';
import type { InstalledPackages } from './installedPackages.ts';
import { isRelative, listModules, parsePackageName } from './moduleSpecifier.ts';

/** Reports imports a reader could not repeat: packages not depended on, and private paths. */
export function checkImports(file: CollectedFile, packages: InstalledPackages): Problem[] {
  if (!file.script) return [];
  return listModules(file.script).flatMap(({ specifier, line }) => {
    const finding = isRelative(specifier) ? undefined : checkSpecifier(specifier, packages);
    return finding ? [{ file: file.path, line, ...finding }] : [];
  });
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

/** The documented libraries promise to keep only paths one level deep. */
const FIRST_PARTY = /^@(mui|toolpad)\//;

const PRIVATE_ENTRY = /^(internals?|esm|modern|node)$/;
