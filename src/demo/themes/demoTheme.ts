import { findBaseLibrary, type Product } from '../../model/product.ts';

/** Which library's theme a demo is shown in. */
export type DemoTheme = 'material' | 'joy' | 'none';

/** Chosen by what the demo imports; Joy wins, since its demos take their icons from Material UI. */
export function resolveDemoTheme(
  packages: readonly string[],
  isolated: boolean,
  products: readonly Pick<Product, 'packages' | 'baseLibrary'>[],
): DemoTheme {
  if (isolated) return 'none';
  const libraries = packages.map((name) => findBaseLibrary(name, products));
  return (['joy', 'material'] as const).find((library) => libraries.includes(library)) ?? 'none';
}
