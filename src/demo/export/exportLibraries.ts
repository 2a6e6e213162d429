import type { ExportedDemo } from './exportProject.ts';

/** What a demo's imports say it needs around it. */
export interface UsedLibraries {
  readonly material: boolean;
  readonly joy: boolean;
  /** The font that the `Icon` component takes its pictures from. */
  readonly icons: boolean;
}

/** Tells which libraries' providers and fonts a demo needs; the unstyled ones need none. */
export function findLibraries({ files }: Pick<ExportedDemo, 'files'>): UsedLibraries {
  const imports = (pattern: RegExp): boolean => files.some(({ code }) => pattern.test(code));
  return {
    // Lab, X and Toolpad are built on the Material components.
    material: imports(/from\s+['"]@(mui\/(material|lab|x-[\w-]+)|toolpad\/core)(\/|['"])/),
    joy: imports(/from\s+['"]@mui\/joy(\/|['"])/),
    icons: imports(
      /\bimport\s+Icon\s+from\s+['"]@mui\/material\/Icon['"]|\bIcon\b[^;]*\}\s*from\s+['"]@mui\/material['"]/,
    ),
  };
}
