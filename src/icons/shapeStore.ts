import {
  ICON_FOLDER,
  ICON_STYLES,
  PIECE_SIZE,
  type IconPieces,
  type IconStyle,
} from '../model/iconFiles.ts';

/** What the store needs; tests pass their own. */
export interface ShapeEnvironment {
  readonly piecesUrl: string;
  fetchJson(url: string): Promise<unknown>;
  /** Calls a function soon: pieces that come together are told of once. */
  later(callback: () => void): void;
}

/** Shapes of icons, fetched piece by piece as they are looked at. Icons are known by their places in the list. */
export interface ShapeStore {
  /** Undefined until its piece is there. */
  get(style: IconStyle, place: number): string | undefined;
  /** Fetches the pieces of these icons that are not there and not on their way. */
  want(style: IconStyle, places: readonly number[]): void;
  /** Grows when pieces have come or failed. */
  getVersion(): number;
  /** Whether a piece could not be fetched; wanting it again tries again. */
  hasFailed(): boolean;
  /** Fetches all that failed once more. */
  retry(): void;
  subscribe(listener: () => void): () => void;
}

/** A store without any shape. */
export function createShapeStore({ piecesUrl, fetchJson, later }: ShapeEnvironment): ShapeStore {
  const pieces = new Map<string, readonly string[]>();
  const arriving = new Set<string>();
  const failed = new Map<string, readonly [IconStyle, number]>();
  const listeners = new Set<() => void>();
  let list: Promise<IconPieces> | undefined;
  let version = 0;
  let isNotifying = false;

  function notify(): void {
    if (isNotifying) return;
    isNotifying = true;
    later(() => {
      isNotifying = false;
      version += 1;
      for (const listener of listeners) listener();
    });
  }

  async function findPiece(style: IconStyle, piece: number): Promise<string> {
    list ??= fetchJson(piecesUrl).then(parsePieces);
    // A list that did not come is asked for again with the next piece.
    list.catch(() => (list = undefined));
    const file = (await list)[style][piece];
    if (file === undefined) throw new Error(`There is no piece ${piece} of ${style}.`);
    return ICON_FOLDER + file;
  }

  async function load(style: IconStyle, piece: number): Promise<void> {
    const key = formatKey(style, piece);
    if (pieces.has(key) || arriving.has(key)) return;
    arriving.add(key);
    try {
      pieces.set(key, parsePiece(await fetchJson(await findPiece(style, piece))));
      failed.delete(key);
    } catch {
      // Offline, or something else in the file's place: the reader is told and may ask again.
      failed.set(key, [style, piece]);
    }
    arriving.delete(key);
    notify();
  }

  return {
    get(style, place) {
      const shapes = pieces.get(formatKey(style, Math.floor(place / PIECE_SIZE)));
      return shapes?.[place % PIECE_SIZE];
    },
    want(style, places) {
      for (const piece of new Set(places.map((place) => Math.floor(place / PIECE_SIZE)))) {
        void load(style, piece);
      }
    },
    getVersion: () => version,
    hasFailed: () => failed.size > 0,
    retry() {
      for (const [style, piece] of failed.values()) void load(style, piece);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function formatKey(style: IconStyle, piece: number): string {
  return `${style} ${piece}`;
}

function parsePieces(value: unknown): IconPieces {
  const lists: Readonly<Record<string, unknown>> = Object(value);
  if (ICON_STYLES.every((style) => isTexts(lists[style]))) return value as IconPieces;
  throw new Error('The list of pieces cannot be read.');
}

function parsePiece(value: unknown): readonly string[] {
  if (isTexts(value)) return value;
  throw new Error('A piece of the icons cannot be read.');
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
