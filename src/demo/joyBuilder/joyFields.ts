import { parseColor } from '../themes/studioTheme.ts';
import { parseFonts } from './fontNames.ts';
import {
  DEFAULT_RADII,
  DEFAULT_SHADES,
  DEFAULT_SHADOW_LOOKS,
  DEFAULT_SHADOWS,
  FACES,
  listTokens,
  PALETTES,
  readDefaultToken,
  SCHEMES,
  SHADES,
  SIZES,
  VARIANTS,
} from './joyTokens.ts';

/** Parts of a theme that are shown, counted and reset together. */
export const GROUPS = ['palettes', 'variants', 'radius', 'fonts', 'shadows'] as const;
export type Group = (typeof GROUPS)[number];

/** The highest values of numbers; the lowest is 0. */
export const RADIUS_MAX = 48;
export const RING_MAX = 4;
export const SHADOW_MAX = { offset: 60, blur: 120, spread: 20 } as const;

/** A value of a theme that readers may change. */
export interface Field {
  /** As in addresses: `palette.primary.500`, `dark.danger.solidBg`. */
  readonly name: string;
  readonly group: Group;
  /** The value in the default theme; null for seeds, which it has none of. */
  readonly fallback: string | null;
  /** What a text means for the field, written the one way; undefined for what it cannot be. */
  readonly parse: (text: string) => string | undefined;
  /** What a text has to be, for sentences. */
  readonly expected: string;
}

/** All fields by name, in the order in which they are written. */
export const FIELDS: ReadonlyMap<string, Field> = new Map(
  [
    ...PALETTES.map((palette) => createColor(`palette.${palette}`, 'palettes', null)),
    ...PALETTES.flatMap((palette) =>
      SHADES.map((shade) =>
        createColor(`palette.${palette}.${shade}`, 'palettes', DEFAULT_SHADES[palette][shade]),
      ),
    ),
    ...listTokenFields(),
    ...SIZES.map((size) =>
      createNumber(`radius.${size}`, 'radius', DEFAULT_RADII[size], RADIUS_MAX),
    ),
    ...FACES.map((face) => createFonts(`font.${face}`)),
    ...SCHEMES.flatMap((scheme) => {
      const { color, opacity } = DEFAULT_SHADOW_LOOKS[scheme];
      return [
        createColor(`${scheme}.shadow.color`, 'shadows', color),
        createNumber(`${scheme}.shadow.opacity`, 'shadows', opacity, 100),
        createNumber(`${scheme}.shadow.ring`, 'shadows', 0, RING_MAX),
      ];
    }),
    ...SIZES.map((size) => createShadow(`shadow.${size}`, DEFAULT_SHADOWS[size])),
  ].map((field) => [field.name, field]),
);

function createColor(name: string, group: Group, fallback: string | null): Field {
  return { name, group, fallback, parse: parseHex, expected: 'write a color, as #0a7d5c' };
}

/** A color of hex or rgb; the names of hues belong to other tools. */
export function parseHex(text: string): string | undefined {
  const color = parseColor(text);
  return color?.startsWith('#') ? color : undefined;
}

function listTokenFields(): Field[] {
  return SCHEMES.flatMap((scheme) =>
    PALETTES.flatMap((palette) =>
      VARIANTS.flatMap((variant) =>
        listTokens(palette, variant).map((token) => ({
          name: `${scheme}.${palette}.${token}`,
          group: 'variants' as const,
          fallback: readDefaultToken(scheme, palette, token),
          parse: parseSource,
          expected: 'write a shade, as primary.600, white, black or a color, as #0a7d5c',
        })),
      ),
    ),
  );
}

const SOURCES: ReadonlySet<string> = new Set([
  ...PALETTES.flatMap((palette) => SHADES.map((shade) => `${palette}.${shade}`)),
  'white',
  'black',
]);

function parseSource(text: string): string | undefined {
  return SOURCES.has(text) ? text : parseHex(text);
}

function createNumber(name: string, group: Group, fallback: number, max: number): Field {
  const parse = (text: string): string | undefined => parseNumber(text, 0, max);
  const expected = `it is a whole number from 0 to ${max}`;
  return { name, group, fallback: String(fallback), parse, expected };
}

/** A whole number within limits, written the one way. */
export function parseNumber(text: string, min: number, max: number): string | undefined {
  const number = /^-?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? String(number) : undefined;
}

function createFonts(name: string): Field {
  const expected =
    'write up to six names of fonts with commas between them, in letters, digits, spaces and hyphens';
  return { name, group: 'fonts', fallback: '', parse: parseFonts, expected };
}

function createShadow(name: string, fallback: string): Field {
  const { offset, blur, spread } = SHADOW_MAX;
  return {
    name,
    group: 'shadows',
    fallback,
    parse(text) {
      const [first = '', second = '', third = '', ...others] = text.split(' ');
      const numbers = [
        parseNumber(first, 0, offset),
        parseNumber(second, 0, blur),
        parseNumber(third, -spread, spread),
      ];
      return others.length > 0 || numbers.includes(undefined) ? undefined : numbers.join(' ');
    },
    expected: `write offset (0 to ${offset}), blur (0 to ${blur}) and spread (-${spread} to ${spread}), as 6 12 -2`,
  };
}
