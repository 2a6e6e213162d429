/** The color schemes of Joy UI's default theme. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The palettes that the `color` prop of components names. */
export const PALETTES = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
export type Palette = (typeof PALETTES)[number];

/** The shades of a palette, from the lightest to the darkest. */
export const SHADES = [
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
] as const;
export type Shade = (typeof SHADES)[number];
export type Shades = Readonly<Record<Shade, string>>;

/** The values of the `variant` prop. */
export const VARIANTS = ['plain', 'outlined', 'soft', 'solid'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Sizes of the scales for radius and shadow. */
export const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type Size = (typeof SIZES)[number];

/** What text is set in: running text, headings, code. */
export const FACES = ['body', 'display', 'code'] as const;
export type Face = (typeof FACES)[number];

/** The shades that Joy UI comes with; a test compares them with the package. */
export const DEFAULT_SHADES: Readonly<Record<Palette, Shades>> = {
  primary: listShades('edf5fd e3effb c7dff7 97c3f0 4393e4 0b6bcb 185ea5 12467b 0a2744 051423'),
  neutral: listShades('fbfcfe f0f4f8 dde7ee cdd7e1 9fa6ad 636b74 555e68 32383e 171a1c 0b0d0e'),
  danger: listShades('fef6f6 fce4e4 f7c5c5 f09898 e47474 c41c1c a51818 7d1212 430a0a 240505'),
  success: listShades('f6fef6 e3fbe3 c7f7c7 a1e8a1 51bc51 1f7a1f 136c13 0a470a 042f04 021d02'),
  warning: listShades('fefaf6 fdf0e1 fce1c2 f3c896 ea9a3e 9a5b13 72430d 492b08 2e1b05 1d1002'),
};

/** Radii of the default theme, in px. */
export const DEFAULT_RADII: Readonly<Record<Size, number>> = {
  xs: 2,
  sm: 6,
  md: 8,
  lg: 12,
  xl: 16,
};

/** Offset, blur and spread of the largest layer of each shadow, in px. */
export const DEFAULT_SHADOWS: Readonly<Record<Size, string>> = {
  xs: '1 2 0',
  sm: '2 4 0',
  md: '6 12 -2',
  lg: '12 16 -4',
  xl: '20 24 -4',
};

/** Color and opacity of all shadows, the opacity in percent. */
export const DEFAULT_SHADOW_LOOKS: Readonly<
  Record<Scheme, { readonly color: string; readonly opacity: number }>
> = {
  light: { color: '#151515', opacity: 8 },
  dark: { color: '#000000', opacity: 60 },
};

/** A token of a variant: `solidBg`, `softHoverBg`. */
export type TokenName = string;

/** Where each token gets its color in light and in dark mode: a shade of its own palette, of neutral, or white. */
const DEFAULT_TOKENS: Readonly<Record<Variant, Readonly<Record<TokenName, readonly string[]>>>> = {
  plain: {
    plainColor: ['500', '300'],
    plainHoverBg: ['100', '800'],
    plainActiveBg: ['200', '700'],
    plainDisabledColor: ['neutral.400', 'neutral.500'],
  },
  outlined: {
    outlinedColor: ['500', '200'],
    outlinedBorder: ['300', '700'],
    outlinedHoverBg: ['100', '800'],
    outlinedActiveBg: ['200', '700'],
    outlinedDisabledColor: ['neutral.400', 'neutral.500'],
    outlinedDisabledBorder: ['neutral.200', 'neutral.800'],
  },
  soft: {
    softColor: ['700', '200'],
    softBg: ['100', '800'],
    softHoverBg: ['200', '700'],
    softActiveColor: ['800', '100'],
    softActiveBg: ['300', '600'],
    softDisabledColor: ['neutral.400', 'neutral.500'],
    softDisabledBg: ['neutral.50', 'neutral.800'],
  },
  solid: {
    solidColor: ['white', 'white'],
    solidBg: ['500', '500'],
    solidHoverBg: ['600', '600'],
    solidActiveBg: ['700', '700'],
    solidDisabledColor: ['neutral.400', 'neutral.500'],
    solidDisabledBg: ['neutral.100', 'neutral.800'],
  },
};

/** What neutral has in place of that, and besides. */
const NEUTRAL_TOKENS: Readonly<Record<TokenName, readonly string[]>> = {
  plainColor: ['700', '300'],
  plainHoverColor: ['900', '300'],
  outlinedColor: ['700', '200'],
};

/** The tokens of a palette's variant, in the order in which they are listed. */
export function listTokens(palette: Palette, variant: Variant): readonly TokenName[] {
  const tokens = Object.keys(DEFAULT_TOKENS[variant]);
  if (palette !== 'neutral' || variant !== 'plain') return tokens;
  return tokens.flatMap((token) => (token === 'plainColor' ? [token, 'plainHoverColor'] : [token]));
}

/** Where a token of the default theme gets its color: `primary.500`, `white`. */
export function readDefaultToken(scheme: Scheme, palette: Palette, token: TokenName): string {
  const own = palette === 'neutral' ? NEUTRAL_TOKENS[token] : undefined;
  const variant = VARIANTS.find((each) => token.startsWith(each)) ?? 'plain';
  const pair = own ?? DEFAULT_TOKENS[variant][token];
  const source = pair?.[SCHEMES.indexOf(scheme)] ?? 'white';
  return /^\d/.test(source) ? `${palette}.${source}` : source;
}

function listShades(text: string): Shades {
  const colors = text.split(' ').map((digits) => `#${digits}`);
  return Object.fromEntries(SHADES.map((shade, index) => [shade, colors[index]])) as Shades;
}
