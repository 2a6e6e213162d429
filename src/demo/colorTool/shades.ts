import type { EmbedProps } from '../../model/page.ts';
import { HUES, type Hue, type StudioColor } from '../themes/studioTheme.ts';

/** The shades of each hue, from the lightest to the darkest, then the accents. */
export const SHADE_NAMES = [
  '50',
  '100',
  '200',
  '300',
  '400',
  '500',
  '600',
  '700',
  '800',
  '900',
  'A100',
  'A200',
  'A400',
  'A700',
] as const;
export type ShadeName = (typeof SHADE_NAMES)[number];

/** All hues, each with its colors in the order of the shades. */
export type HueColors = Readonly<Record<Hue, readonly string[]>>;

/** Hues as props of an embedded component. */
export function formatHueProps(readShade: (hue: Hue, shade: ShadeName) => string): EmbedProps {
  return Object.fromEntries(
    HUES.map((hue) => [hue, SHADE_NAMES.map((shade) => readShade(hue, shade)).join(' ')]),
  );
}

/** The hues that are in the props of an embedded component. */
export function parseHueProps(props: EmbedProps): HueColors {
  return Object.fromEntries(
    HUES.map((hue) => [hue, String(props[hue] ?? '').split(' ')]),
  ) as unknown as HueColors;
}

/** A shade of a hue. */
export interface HueShade {
  readonly hue: Hue;
  readonly shade: ShadeName;
}

/** The hue and shade that a color is of; null for one that is in no hue. */
export function findShade(hues: HueColors, color: StudioColor): HueShade | null {
  for (const hue of HUES) {
    const shade = SHADE_NAMES[hues[hue].indexOf(color)];
    if (shade) return { hue, shade };
  }
  return null;
}

/** How code reads a shade: `teal[500]`, `teal.A200`. */
export function formatShadeCode(hue: Hue, shade: ShadeName): string {
  return shade.startsWith('A') ? `${hue}.${shade}` : `${hue}[${shade}]`;
}
