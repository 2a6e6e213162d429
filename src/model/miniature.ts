/** File beside a page's demos that shows the component at its smallest: `content` + the page's address + this. */
export const MINIATURE_FILE = 'Miniature.tsx';

/** Name of the sheet with the miniatures that stand for products. */
export const FAMILY_SHEET = 'family';

/** Size of the stage that a miniature is laid out on, in CSS pixels. */
export const MINIATURE_SIZE = { width: 320, height: 200 } as const;

/** Miniatures that are loaded together, with all they are drawn with. */
export interface MiniatureSheet {
  /** HTML by the address of the page that the miniature stands for. */
  readonly html: Readonly<Record<string, string>>;
  readonly styles: string;
  /** Variables and fonts of the themes. */
  readonly stylesheets: readonly string[];
  /** Fonts as `document.fonts.load()` takes them. */
  readonly fonts: readonly string[];
}

/** Where a sheet is; its name is that of a product, or `FAMILY_SHEET`. */
export function formatSheetUrl(name: string): string {
  return `/data/miniatures/${name}.json`;
}

/** Address of the page that a file is the miniature of; null where it is none. */
export function findMiniaturePage(file: string): string | null {
  const folder = file.startsWith('content/') && file.endsWith(`/${MINIATURE_FILE}`);
  return folder ? file.slice('content'.length, -MINIATURE_FILE.length) : null;
}

/** The file of a page's miniature, from the project root. */
export function formatMiniatureFile(pathname: string): string {
  return `content${pathname}${MINIATURE_FILE}`;
}
