import { SHADES, type Shade, type Shades } from './joyTokens.ts';

/**
 * How far each shade is on the way from the seed to white or, below zero, to black, and how much of the seed's
 * chroma it keeps. Read from Joy UI's own palettes.
 */
const STEPS: Readonly<Record<Shade, readonly [way: number, chroma: number]>> = {
  50: [0.93, 0.09],
  100: [0.88, 0.15],
  200: [0.77, 0.3],
  300: [0.56, 0.58],
  400: [0.26, 0.95],
  500: [0, 1],
  600: [-0.11, 0.9],
  700: [-0.28, 0.72],
  800: [-0.5, 0.46],
  900: [-0.64, 0.28],
};

/** Ten shades around a color, which is the middle one. Steps are even to the eye: they are taken in OKLCH. */
export function deriveShades(seed: string): Shades {
  const { lightness, chroma, hue } = readOklch(seed);
  return Object.fromEntries(
    SHADES.map((shade) => {
      const [way, kept] = STEPS[shade];
      if (way === 0) return [shade, seed];
      const target = way > 0 ? lightness + (1 - lightness) * way : lightness * (1 + way);
      return [shade, formatInGamut(target, chroma * kept, hue)];
    }),
  ) as Shades;
}

interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

/** See https://bottosson.github.io/posts/oklab/ for the numbers. */
function readOklch(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

const GAMUT_STEPS = 12;

/** A color as `#rrggbb`, paler where screens could not show it. */
function formatInGamut(lightness: number, chroma: number, hue: number): string {
  let shown = toLinear({ lightness, chroma, hue });
  if (!isShown(shown)) {
    let inside = 0;
    let outside = chroma;
    for (let step = 0; step < GAMUT_STEPS; step += 1) {
      const middle = (inside + outside) / 2;
      if (isShown(toLinear({ lightness, chroma: middle, hue }))) inside = middle;
      else outside = middle;
    }
    shown = toLinear({ lightness, chroma: inside, hue });
  }
  return `#${shown.map(formatPart).join('')}`;
}

function toLinear({ lightness, chroma, hue }: Oklch): readonly number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Half a step of eight bits may be rounded away. */
const TOLERANCE = 0.0005;

function isShown(linear: readonly number[]): boolean {
  return linear.every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);
}

function formatPart(linear: number): string {
  const part = Math.min(1, Math.max(0, linear));
  const encoded = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
