/** The tokens of a palette color that text stands on. */
export const TOKENS = ['light', 'main', 'dark'] as const;

/** A palette color as Material UI makes it of a main color. */
export interface PaletteColorFacts {
  /** Each token with the contrast that the text has on it. */
  readonly tokens: Readonly<Record<(typeof TOKENS)[number], { color: string; ratio: number }>>;
  readonly contrastText: string;
}

/** What a theme makes of its two colors. */
export interface ColorFacts {
  readonly primary: Readonly<Record<'light' | 'dark', PaletteColorFacts>>;
  readonly secondary: Readonly<Record<'light' | 'dark', PaletteColorFacts>>;
  readonly contrastThreshold: number;
  /** The file that makes the theme. */
  readonly code: string;
}
