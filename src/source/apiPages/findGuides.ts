import type { ApiDoc } from '../../model/apiDoc.ts';
import type { ApiGuides } from '../../model/apiPage.ts';
import { findBaseLibrary, type BaseLibrary, type Product } from '../../model/product.ts';

/** Where each library explains what all its components have in common. */
const GUIDES = {
  material: {
    theme: '/material-ui/customization/theme-components/',
    styles: '/material-ui/customization/how-to-customize/',
  },
  joy: {
    theme: '/joy-ui/customization/themed-components/',
    styles: '/joy-ui/customization/approaches/',
  },
  base: { theme: null, styles: '/base-ui/getting-started/customization/' },
} as const satisfies Record<BaseLibrary, ApiGuides>;

/** The guides to the library that a component is styled with, as far as this site has them. */
export function findGuides(
  doc: ApiDoc,
  products: readonly Product[],
  hasPage: (pathname: string) => boolean,
): ApiGuides {
  const library = findBaseLibrary(doc.package, products);
  const { theme, styles }: ApiGuides = library ? GUIDES[library] : { theme: null, styles: null };
  const keep = (path: string | null): string | null =>
    path !== null && hasPage(path) ? path : null;
  return { theme: keep(theme), styles: keep(styles) };
}
