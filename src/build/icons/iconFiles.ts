import { createHash } from 'node:crypto';
import {
  ICON_FOLDER,
  ICON_STYLES,
  PIECE_SIZE,
  type IconNames,
  type IconPieces,
  type IconStyle,
} from '../../model/iconFiles.ts';
import { readIcons, type Icon } from '../../source/icons/readIcons.ts';
import { perSite } from '../perSite.ts';

/** The files that browsers get instead of the package, with their texts. */
export interface IconFiles {
  readonly files: ReadonlyMap<string, string>;
  /** Addresses of the list of names and of the list of pieces. */
  readonly namesUrl: string;
  readonly piecesUrl: string;
  /** How many icons the first style has. */
  readonly count: number;
  /** What a reader sees first. */
  readonly first: readonly (readonly [name: string, shape: string])[];
}

/** Icons that the document holds: as many as fill the first screen of a wide window. */
const FIRST_ICONS = 42;

/** The files of the installed icons. */
export const getIconFiles = perSite(() => loadIconFiles(process.cwd()));

/** Reads the installed icons and makes their files. */
export async function loadIconFiles(root: string): Promise<IconFiles> {
  return createIconFiles(await readIcons(root));
}

/** Cuts icons into files: a list of names, pieces of each style, and a list of those. */
export function createIconFiles(icons: readonly Icon[]): IconFiles {
  const files = new Map<string, string>();
  const add = (name: string, content: unknown): string => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    const file = `${ICON_FOLDER}/${name}-${hash}.json`;
    files.set(file, text);
    return file;
  };
  const namesUrl = add('icon-names', listNames(icons));
  // The slash makes it a name of a file to the step that looks for what a page needs offline.
  const addPieces = (style: IconStyle): string[] =>
    cut(icons).map((piece) =>
      add(`icons-${style.toLowerCase()}`, listShapes(piece, style)).slice(ICON_FOLDER.length),
    );
  const pieces: IconPieces = {
    Filled: addPieces('Filled'),
    Outlined: addPieces('Outlined'),
    Rounded: addPieces('Rounded'),
    TwoTone: addPieces('TwoTone'),
    Sharp: addPieces('Sharp'),
  };
  const filled = icons.flatMap(({ name, shapes }) =>
    shapes.Filled ? [[name, shapes.Filled] as const] : [],
  );
  return {
    files,
    namesUrl,
    piecesUrl: add('icon-pieces', pieces),
    count: filled.length,
    first: filled.slice(0, FIRST_ICONS),
  };
}

function listNames(icons: readonly Icon[]): IconNames {
  const partial = icons.filter(({ shapes }) => ICON_STYLES.some((style) => !shapes[style]));
  return {
    names: icons.map(({ name }) => name).join(' '),
    partial: Object.fromEntries(
      partial.map(({ name, shapes }) => [
        name,
        ICON_STYLES.flatMap((style, place) => (shapes[style] ? [place] : [])).join(''),
      ]),
    ),
  };
}

function cut(icons: readonly Icon[]): Icon[][] {
  return Array.from({ length: Math.ceil(icons.length / PIECE_SIZE) }, (_, index) =>
    icons.slice(index * PIECE_SIZE, (index + 1) * PIECE_SIZE),
  );
}

/** Shapes in the order of the icons; empty for those that lack the style. */
function listShapes(icons: readonly Icon[], style: IconStyle): string[] {
  return icons.map(({ shapes }) => shapes[style] ?? '');
}
