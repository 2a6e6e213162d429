/** The groups products are presented in; `null` is for sections that belong to none. */
export type CategoryId = 'core' | 'x' | 'toolpad' | null;

/** A group of products, as menus and the home page show it. */
export interface Category {
  readonly id: Exclude<CategoryId, null>;
  readonly name: string;
  readonly about: string;
}

/** Libraries that others may be built on, with the packages of their components. */
export const BASE_LIBRARIES = {
  material: '@mui/material',
  joy: '@mui/joy',
  base: '@mui/base',
} as const;
export type BaseLibrary = keyof typeof BASE_LIBRARIES;

/** One entry of a product's version menu. */
export interface ProductVersion {
  readonly text: string;
  /** Absent for the version this site documents. */
  readonly href?: string;
  readonly current: boolean;
}

/** A library (or section of the site) with its own navigation, name and versions. */
export interface Product {
  readonly id: string;
  readonly category: CategoryId;
  readonly name: string;
  /** One line for the product switcher. */
  readonly tagline: string;
  /** What readers call it in a search, in lower case without spaces. */
  readonly searchNames: readonly string[];
  /** Inner markup of a 24 × 24 SVG drawn with `currentColor`. */
  readonly logo: string;
  /** Accent color as hue, chroma of an oklch color; lightness comes from the color mode. */
  readonly accent: { readonly hue: number; readonly chroma: number };
  /** Where the product switcher leads. */
  readonly home: string;
  /** Paths that belong to this product; the longest matching prefix of all products wins. */
  readonly paths: readonly string[];
  /** npm packages whose API this product documents, the first being the one whose version is shown. */
  readonly packages: readonly string[];
  /** The library whose components and theme those of the packages use; null where there is none. */
  readonly baseLibrary: BaseLibrary | null;
  /** Folder of the API pages, where the product has them. */
  readonly apiPath?: string;
  readonly versions: readonly ProductVersion[];
  /** Pages whose miniatures stand for it on the home page. */
  readonly picture?: readonly string[];
  /** Offered in the product switcher and on the home page. */
  readonly listed: boolean;
  /** Set where development has ended: what its pages say of that before anything else. It is never advertised. */
  readonly unmaintained?: string;
}

/** Keeps the literal ids of the table while checking its rows. */
export function defineProducts<const Rows extends readonly Product[]>(rows: Rows): Rows {
  return rows;
}

/** Checks the table of categories. */
export function defineCategories<const Rows extends readonly Category[]>(rows: Rows): Rows {
  return rows;
}

/** The library that a package belongs to or is built on. */
export function findBaseLibrary(
  packageName: string,
  products: readonly Pick<Product, 'packages' | 'baseLibrary'>[],
): BaseLibrary | null {
  return products.find(({ packages }) => packages.includes(packageName))?.baseLibrary ?? null;
}

/** The address that readers guess for a product, `/material-ui/`, where that leads to its home and is no page. */
export function findGuessedPath({
  home,
  listed,
  paths: [first],
}: Pick<Product, 'home' | 'listed' | 'paths'>): string | null {
  return listed && first !== undefined && `${first}/` !== home ? `${first}/` : null;
}
