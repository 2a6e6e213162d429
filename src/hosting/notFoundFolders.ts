import type { Product } from '../model/product.ts';

/** The page shown, with its status, for a document that does not exist; folders may have their own. */
export const NOT_FOUND_PATH = '/404.html';

/** Folders with a page of their own for unknown addresses: those of products, which keep their navigation there. */
export function listNotFoundFolders(products: readonly Pick<Product, 'paths'>[]): string[] {
  return products.flatMap(({ paths }) => paths);
}

/** The page for an unknown address: that of the innermost folder. */
export function findNotFoundFile(pathname: string, folders: readonly string[]): string {
  const around = folders.filter((folder) => `${pathname}/`.startsWith(`${folder}/`));
  return (sortInnermost(around)[0] ?? '') + NOT_FOUND_PATH;
}

/** Folders inside others before those. */
export function sortInnermost(folders: readonly string[]): string[] {
  return folders.toSorted((a, b) => b.length - a.length);
}
