import { contrastRatio } from '../studio/contrastRatio.ts';
import { readField, resolveShades, type JoyDesign } from './joyDesign.ts';
import {
  PALETTES,
  SCHEMES,
  VARIANTS,
  type Palette,
  type Scheme,
  type Shades,
  type TokenName,
  type Variant,
} from './joyTokens.ts';

/** What text of any size needs. See https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const CONTRAST_MIN = 4.5;

/** Text on a surface. */
export interface ContrastPair {
  readonly scheme: Scheme;
  readonly palette: Palette;
  readonly variant: Variant;
  /** Whether the pointer is on it, or it is pressed. */
  readonly state: '' | 'Hover' | 'Active';
  readonly text: string;
  readonly surface: string;
  readonly ratio: number;
}

const STATES = ['', 'Hover', 'Active'] as const;
const BODY: Readonly<Record<Scheme, string>> = { light: '#ffffff', dark: '#000000' };

/** Measures the text of each variant in each palette and scheme, at rest and in use. */
export function checkContrast(design: JoyDesign): ContrastPair[] {
  const shades = resolveShades(design);
  return SCHEMES.flatMap((scheme) =>
    PALETTES.flatMap((palette) =>
      VARIANTS.flatMap((variant) =>
        STATES.map((state) => {
          const read = (token: TokenName): string | null =>
            readTokenColor(design, shades, `${scheme}.${palette}.${token}`);
          const text = read(`${variant}${state}Color`) ?? read(`${variant}Color`) ?? BODY[scheme];
          const surface = read(`${variant}${state}Bg`) ?? BODY[scheme];
          const ratio = contrastRatio(text, surface);
          return { scheme, palette, variant, state, text, surface, ratio };
        }),
      ),
    ),
  );
}

/** The color that a token comes to; null where there is no such token. */
export function readTokenColor(
  design: JoyDesign,
  shades: Readonly<Record<Palette, Shades>>,
  name: string,
): string | null {
  const source = readField(design, name);
  if (source === '') return null;
  if (source === 'white') return '#ffffff';
  if (source === 'black') return '#000000';
  const [from, shade] = source.split('.');
  const palette = PALETTES.find((candidate) => candidate === from);
  return palette ? shades[palette][shade as keyof Shades] : source;
}

/** A pair in words: `Solid danger on hover, dark: #ffffff on #f00000 has 3.99:1.` */
export function describePair(pair: ContrastPair): string {
  const state = { '': '', Hover: ' on hover', Active: ' when pressed' }[pair.state];
  const variant = pair.variant.charAt(0).toUpperCase() + pair.variant.slice(1);
  // Rounded down: 4.496 would be said to be enough and marked as too little.
  const ratio = (Math.floor(pair.ratio * 100) / 100).toFixed(2);
  return `${variant} ${pair.palette}${state}, ${pair.scheme}: ${pair.text} on ${pair.surface} has ${ratio}:1.`;
}
