import { formatFonts } from './fontNames.ts';
import { readField, resolveShades, type JoyDesign } from './joyDesign.ts';
import {
  DEFAULT_SHADES,
  FACES,
  PALETTES,
  SCHEMES,
  SHADES,
  SIZES,
  VARIANTS,
  listTokens,
  type Face,
  type Palette,
  type Scheme,
  type Size,
} from './joyTokens.ts';

type Values = Readonly<Record<string, string>>;

/** What a color scheme is given besides the shades of its palettes. */
export interface SchemeOptions {
  /** Tokens by palette; palettes without a change are not there. */
  readonly tokens: Readonly<Record<string, Values>>;
  /** `shadowChannel` and its like. */
  readonly shadow: Values;
}

/** What `extendTheme` of Joy UI is given for a theme: what differs from its own. */
export interface DesignOptions {
  /** Shades by palette, for both schemes. */
  readonly shades: Readonly<Record<string, Values>>;
  readonly schemes: Readonly<Record<Scheme, SchemeOptions>>;
  readonly radius: Values;
  readonly fontFamily: Values;
  readonly shadow: Values;
}

/** Writes a theme in the words of Joy UI. */
export function createDesignOptions(design: JoyDesign): DesignOptions {
  return {
    shades: createShades(design),
    schemes: { light: createScheme(design, 'light'), dark: createScheme(design, 'dark') },
    radius: pick(SIZES, (size) => design[`radius.${size}`] && `${design[`radius.${size}`]}px`),
    fontFamily: pick(FACES, (face) => formatFace(design, face)),
    shadow: pick(SIZES, (size) => design[`shadow.${size}`] && formatShadow(design, size)),
  };
}

/** The same as one object, for `extendTheme` itself. */
export function joinOptions(options: DesignOptions) {
  const { shades, schemes, radius, fontFamily, shadow } = options;
  const join = (scheme: Scheme) => {
    const { tokens, shadow: look } = schemes[scheme];
    const palette = pick(PALETTES, (name) => {
      const values = { ...shades[name], ...tokens[name] };
      return Object.keys(values).length > 0 ? values : undefined;
    });
    return { palette, ...look };
  };
  return {
    colorSchemes: Object.fromEntries(SCHEMES.map((scheme) => [scheme, join(scheme)])),
    radius,
    fontFamily,
    shadow,
  };
}

/** The entries that have a value. */
function pick<K extends string, V>(
  names: readonly K[],
  read: (name: K) => V | '' | undefined,
): Readonly<Record<string, V>> {
  const entries: [string, V][] = [];
  for (const name of names) {
    const value = read(name);
    if (value !== undefined && value !== '') entries.push([name, value as V]);
  }
  return Object.fromEntries(entries);
}

function createShades(design: JoyDesign): Readonly<Record<string, Values>> {
  const shades = resolveShades(design);
  return pick(PALETTES, (palette) => {
    const changed = pick(SHADES, (shade) =>
      shades[palette][shade] === DEFAULT_SHADES[palette][shade]
        ? undefined
        : shades[palette][shade],
    );
    return Object.keys(changed).length > 0 ? changed : undefined;
  });
}

function createScheme(design: JoyDesign, scheme: Scheme): SchemeOptions {
  const color = design[`${scheme}.shadow.color`];
  const opacity = design[`${scheme}.shadow.opacity`];
  const ring = design[`${scheme}.shadow.ring`];
  return {
    tokens: pick(PALETTES, (palette) => {
      const tokens = createTokens(design, scheme, palette);
      return Object.keys(tokens).length > 0 ? tokens : undefined;
    }),
    shadow: {
      ...(ring && { shadowRing: `0 0 0 ${ring}px ${SHADOW_COLOR}` }),
      ...(color && { shadowChannel: formatChannel(color) }),
      ...(opacity && { shadowOpacity: String(Number(opacity) / 100) }),
    },
  };
}

function createTokens(design: JoyDesign, scheme: Scheme, palette: Palette): Values {
  const tokens = VARIANTS.flatMap((variant) => listTokens(palette, variant));
  return pick(tokens, (token) => {
    const source = design[`${scheme}.${palette}.${token}`];
    return source && formatSource(source);
  });
}

/** A shade by its variable, so that it stays the palette's. */
function formatSource(source: string): string {
  if (source.startsWith('#')) return source;
  const path = source.includes('.') ? source.replace('.', '-') : `common-${source}`;
  return `var(--joy-palette-${path})`;
}

const SHADOW_COLOR = 'rgba(var(--joy-shadowChannel) / var(--joy-shadowOpacity))';

/** The layer below the largest one. */
const NEAR_LAYERS: Readonly<Record<Size, string | null>> = {
  xs: null,
  sm: '0px 1px 2px 0px',
  md: '0px 2px 8px -2px',
  lg: '0px 2px 8px -2px',
  xl: '0px 2px 8px -2px',
};

function formatShadow(design: JoyDesign, size: Size): string {
  const [offset, blur, spread] = readField(design, `shadow.${size}`).split(' ');
  const near = NEAR_LAYERS[size];
  return [
    'var(--joy-shadowRing)',
    ...(near ? [`${near} ${SHADOW_COLOR}`] : []),
    `0px ${offset}px ${blur}px ${spread}px ${SHADOW_COLOR}`,
  ].join(', ');
}

const FALLBACKS: Readonly<Record<Face, string>> = {
  body: 'var(--joy-fontFamily-fallback)',
  display: 'var(--joy-fontFamily-fallback)',
  code: 'monospace',
};

function formatFace(design: JoyDesign, face: Face): string | undefined {
  const names = design[`font.${face}`];
  return names && formatFonts(names, FALLBACKS[face]);
}

function formatChannel(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');
}
