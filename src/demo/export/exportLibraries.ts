import { findBaseLibrary, type BaseLibrary, type Product } from '../../model/product.ts';
import type { ExportedDemo } from './exportProject.ts';

/** Pictures only, which need no theme of the library they come from. */
const ICONS = '@mui/icons-material';

/** The libraries that a demo's files import, or that what they import is built on. */
export function listBaseLibraries(
  files: readonly { readonly code: string }[],
  products: readonly Pick<Product, 'packages' | 'baseLibrary'>[],
): BaseLibrary[] {
  const libraries = files
    .flatMap(({ code }) => [...code.matchAll(/from\s+['"]((?:@[\w-]+\/)?[\w.-]+)/g)])
    .map(([, name = '']) => (name === ICONS ? null : findBaseLibrary(name, products)));
  return [...new Set(libraries)].filter((library) => library !== null);
}

/** Whether a demo uses the `Icon` component, which takes its pictures from a font. */
export function needsIconFont({ files }: Pick<ExportedDemo, 'files'>): boolean {
  const pattern =
    /\bimport\s+Icon\s+from\s+['"]@mui\/material\/Icon['"]|\bIcon\b[^;]*\}\s*from\s+['"]@mui\/material['"]/;
  return files.some(({ code }) => pattern.test(code));
}
