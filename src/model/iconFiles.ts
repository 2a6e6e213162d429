/** The styles that icons come in, as readers choose among them. */
export const ICON_STYLES = ['Filled', 'Outlined', 'Rounded', 'TwoTone', 'Sharp'] as const;
export type IconStyle = (typeof ICON_STYLES)[number];

/** What readers see for each style. */
export const STYLE_TEXTS = {
  Filled: 'Filled',
  Outlined: 'Outlined',
  Rounded: 'Rounded',
  TwoTone: 'Two tone',
  Sharp: 'Sharp',
} as const satisfies Record<IconStyle, string>;

/** An icon by the name that its styles share. */
export interface IconEntry {
  readonly name: string;
  readonly styles: readonly IconStyle[];
}

/** The file that lists all icons. */
export interface IconNames {
  /** Names in alphabetical order, with a space between them. */
  readonly names: string;
  /** Those without all five styles; each letter is the place of a style in `ICON_STYLES`. */
  readonly partial: Readonly<Record<string, string>>;
}

/** The file that lists the pieces of each style: their file names, in the order of the icons. */
export type IconPieces = Readonly<Record<IconStyle, readonly string[]>>;

/** One style of so many icons is a file: small enough to be fetched for one of them, few enough to be kept. */
export const PIECE_SIZE = 64;

/** Folder of all files of icons. Their names carry their content's hash. */
export const ICON_FOLDER = '/assets';

/** A shape is what is inside an icon's `svg`. That of most is one path, which is written without its element. */
export function packShape(markup: string): string {
  return /^<path d="([^"]*)"\/>$/.exec(markup)?.[1] ?? markup;
}

/** The inside of an icon's `svg`. */
export function unpackShape(shape: string): string {
  return shape === '' || shape.startsWith('<') ? shape : `<path d="${shape}"/>`;
}

/** Takes what was fetched for the list of icons; throws when it does not have its shape. */
export function parseIconNames(value: unknown): IconEntry[] {
  if (!isIconNames(value)) throw new Error('The list of icons cannot be read.');
  return value.names.split(' ').map((name) => {
    const places = Object.hasOwn(value.partial, name) ? value.partial[name] : undefined;
    if (places === undefined) return { name, styles: ICON_STYLES };
    return { name, styles: ICON_STYLES.filter((_, place) => places.includes(String(place))) };
  });
}

function isIconNames(value: unknown): value is IconNames {
  const { names, partial }: { names?: unknown; partial?: unknown } = Object(value);
  return typeof names === 'string' && typeof partial === 'object' && partial !== null;
}

/** What a package exports an icon as: `Delete`, `DeleteOutlined`. */
export function formatExportName(name: string, style: IconStyle): string {
  return style === 'Filled' ? name : `${name}${style}`;
}

/** The icon and the style that an exported name is made of. */
export function splitExportName(exported: string): { name: string; style: IconStyle } {
  for (const style of ICON_STYLES) {
    if (style !== 'Filled' && exported.endsWith(style) && exported.length > style.length) {
      return { name: exported.slice(0, -style.length), style };
    }
  }
  return { name: exported, style: 'Filled' };
}
