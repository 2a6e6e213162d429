import {
  amber,
  blue,
  blueGrey,
  brown,
  cyan,
  deepOrange,
  deepPurple,
  green,
  grey,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
} from '@mui/material/colors';
import { darken, lighten, rgbToHex } from '@mui/system/colorManipulator';
import type { Hue, StudioColor } from './studioTheme.ts';

/** The shades of a color, from the lightest to the darkest. */
export const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
export type Scale = Readonly<Record<(typeof SHADES)[number], string>>;

/** How much white or, below zero, black the shades of a color have that comes alone. */
const MIXED: Readonly<Record<(typeof SHADES)[number], number>> = {
  50: 0.92,
  100: 0.84,
  200: 0.62,
  300: 0.42,
  400: 0.2,
  500: 0,
  600: -0.14,
  700: -0.34,
  800: -0.54,
  900: -0.7,
};

const COLORS = {
  red,
  pink,
  purple,
  deepPurple,
  indigo,
  blue,
  lightBlue,
  cyan,
  teal,
  green,
  lightGreen,
  lime,
  yellow,
  amber,
  orange,
  deepOrange,
  brown,
  grey,
  blueGrey,
} satisfies Record<Hue, object>;

/** A shade of a hue by its name, accents included. */
export function readShade(hue: Hue, shade: string): string {
  const shades: Readonly<Record<string, string>> = COLORS[hue];
  return shades[shade] ?? '';
}

/** All shades of a color; null for the library's own. */
export function createScale(color: StudioColor): Scale | null {
  if (color === 'default') return null;
  if (!isHex(color)) return fill((shade) => readShade(color, String(shade)));
  return fill((shade) => {
    const part = MIXED[shade];
    return rgbToHex(part < 0 ? darken(color, -part) : lighten(color, part));
  });
}

function fill(pick: (shade: (typeof SHADES)[number]) => string): Scale {
  return Object.fromEntries(SHADES.map((shade) => [shade, pick(shade)])) as Record<
    (typeof SHADES)[number],
    string
  >;
}

/** The color on light and on dark surfaces, in the shades that Material UI takes for its own. */
export function pickMain(color: StudioColor): { light: string; dark: string } | null {
  const scale = createScale(color);
  if (!scale) return null;
  return { light: isHex(color) ? color : scale[700], dark: scale[200] };
}

function isHex(color: StudioColor): color is `#${string}` {
  return color.startsWith('#');
}
