/** The hues that Material Design names, and the libraries ship in all shades. */
export const HUES = [
  'red',
  'pink',
  'purple',
  'deepPurple',
  'indigo',
  'blue',
  'lightBlue',
  'cyan',
  'teal',
  'green',
  'lightGreen',
  'lime',
  'yellow',
  'amber',
  'orange',
  'deepOrange',
  'brown',
  'grey',
  'blueGrey',
] as const;
export type Hue = (typeof HUES)[number];

/** Faces that demos can be set in; none of them is fetched from elsewhere. */
export const STUDIO_FONTS = {
  default: null,
  inter: '"Inter Variable", "Inter", sans-serif',
  system: 'system-ui, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
} as const;
export type StudioFont = keyof typeof STUDIO_FONTS;

/** The unit of spacing in px. */
export const DENSITIES = { compact: 6, default: 8, comfortable: 10 } as const;
export type Density = keyof typeof DENSITIES;

export const RADIUS_MAX = 24;

/** A color of a theme: the library's own, one of the hues, or a hex color as `#1a2b3c`. */
export type StudioColor = 'default' | Hue | `#${string}`;

/** What readers may change about the theme of all demos. */
export interface StudioTheme {
  readonly primary: StudioColor;
  readonly secondary: StudioColor;
  /** In px; null for the library's own. */
  readonly radius: number | null;
  readonly density: Density;
  readonly font: StudioFont;
  /** `high` asks for text of 4.5:1 on colors, where the libraries ask for 3:1. */
  readonly contrast: 'default' | 'high';
}

/** The theme that the libraries come with. */
export const DEFAULT_STUDIO_THEME: StudioTheme = {
  primary: 'default',
  secondary: 'default',
  radius: null,
  density: 'default',
  font: 'default',
  contrast: 'default',
};

/** How the default theme is kept; also what stands for it on the root element. */
export const DEFAULT_THEME_TEXT = 'default';

type Field = keyof StudioTheme;
const FIELDS = Object.keys(DEFAULT_STUDIO_THEME) as readonly Field[];

/** What a text says of a theme, and in words what it says in vain. */
export interface ParsedTheme {
  readonly theme: StudioTheme;
  readonly refused: readonly string[];
}

/** Reads the fields of a theme, as `primary=teal&radius=8`. What is no theme is refused, not passed on. */
export function parseTheme(text: string): ParsedTheme {
  let theme = DEFAULT_STUDIO_THEME;
  const refused: string[] = [];
  for (const [name, value] of new URLSearchParams(text === DEFAULT_THEME_TEXT ? '' : text)) {
    const field = FIELDS.find((candidate) => candidate === name);
    const change = field && parseField(field, value);
    if (change) theme = { ...theme, ...change };
    else if (field) refused.push(`${quoteShort(value)} is no ${field}: ${EXPECTED[field]}.`);
    else refused.push(`A theme has no ${quoteShort(name)}.`);
  }
  return { theme, refused };
}

/** A theme as text, without what is as the libraries have it. */
export function formatTheme(theme: StudioTheme): string {
  const fields = FIELDS.filter((field) => theme[field] !== DEFAULT_STUDIO_THEME[field]);
  if (fields.length === 0) return DEFAULT_THEME_TEXT;
  return new URLSearchParams(fields.map((field) => [field, String(theme[field])])).toString();
}

const COLOR_EXPECTED = 'write a hue, as teal, or a color, as #0a7d5c or rgb(10, 125, 92)';

const EXPECTED: Readonly<Record<Field, string>> = {
  primary: COLOR_EXPECTED,
  secondary: COLOR_EXPECTED,
  radius: `it is a number from 0 to ${RADIUS_MAX}`,
  density: `it is ${Object.keys(DENSITIES).join(', ')}`,
  font: `it is ${Object.keys(STUDIO_FONTS).join(', ')}`,
  contrast: 'it is default, high',
};

function parseField(field: Field, value: string): Partial<StudioTheme> | undefined {
  switch (field) {
    case 'primary':
    case 'secondary': {
      const color = parseColor(value);
      return color && { [field]: color };
    }
    case 'radius': {
      const radius = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN;
      return radius <= RADIUS_MAX ? { radius } : undefined;
    }
    case 'density':
      return isKey(DENSITIES, value) ? { density: value } : undefined;
    case 'font':
      return isKey(STUDIO_FONTS, value) ? { font: value } : undefined;
    case 'contrast':
      return value === 'default' || value === 'high' ? { contrast: value } : undefined;
  }
}

/** A color as people write it, `0A7`, `#0a7d5c` and `rgb(10, 125, 92)` alike; undefined for what is none. */
export function parseColor(text: string): StudioColor | undefined {
  if (text === 'default') return text;
  const hue = HUES.find((candidate) => candidate === text);
  if (hue) return hue;
  const [, hex] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (hex === undefined) return parseRgb(text);
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return `#${long.toLowerCase()}`;
}

function parseRgb(text: string): StudioColor | undefined {
  const [, list] = /^rgb\(([\d\s,]+)\)$/i.exec(text.trim()) ?? [];
  const parts = (list ?? '').trim().split(/\s*,\s*|\s+/);
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) {
    return undefined;
  }
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Why what somebody types is no color; null where it is one. */
export function explainColor(text: string): string | null {
  if (parseColor(text)?.startsWith('#')) return null;
  if (/rgb|,/i.test(text)) return 'Write three whole numbers from 0 to 255, as rgb(10, 125, 92).';
  if (/^[#\d\s]/.test(text)) return 'Write three or six digits from 0 to 9 and a to f.';
  return 'Write a hex color, as #0a7d5c, or its parts, as rgb(10, 125, 92).';
}

function isKey<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key);
}

/** What somebody wrote, cut to a length that fits in a sentence. */
export function quoteShort(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
}
