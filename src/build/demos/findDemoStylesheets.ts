import { products } from '../../../content/products.ts';
import joyStyles from '#themes/joy.css?url';
import materialStyles from '#themes/material.css?url';
import iconStyles from '../../demo/themes/fonts/materialIcons.css?url';
import interStyles from '../../demo/themes/fonts/inter.css?url';
import robotoStyles from '../../demo/themes/fonts/roboto.css?url';
import tailwindStyles from '../../demo/themes/tailwind.css?url';
import { resolveDemoTheme, type DemoTheme } from '../../demo/themes/demoTheme.ts';
import { needsIconFont } from '../../demo/export/exportLibraries.ts';
import type { DemoRendition } from '../../model/demo.ts';

const THEME_STYLES = {
  material: [materialStyles],
  joy: [joyStyles],
  none: [],
} as const satisfies Record<DemoTheme, readonly string[]>;

const FONT_STYLES = {
  material: [robotoStyles],
  joy: [interStyles],
  none: [],
} as const satisfies Record<DemoTheme, readonly string[]>;

/** Where the icon font's stylesheet comes from when not from this site. */
const ICON_FONT_URL = import.meta.env.VITE_ICON_FONT_URL || null;

/** Theme variables and fonts of a library. */
export function findThemeStylesheets(theme: DemoTheme): readonly string[] {
  return [...THEME_STYLES[theme], ...FONT_STYLES[theme]];
}

/** What a demo is drawn with: what pages wait for, and what may come late. */
export interface DemoStylesheets {
  readonly needed: readonly string[];
  readonly late: readonly string[];
}

/** Theme variables, fonts and utilities of one demo. A demo that brings its theme still has fonts. */
export function findDemoStylesheets(rendition: DemoRendition, theme: DemoTheme): DemoStylesheets {
  const library = resolveDemoTheme(Object.keys(rendition.dependencies), false, products);
  const icons = needsIconFont(rendition.sources.TS);
  return {
    needed: [
      ...THEME_STYLES[theme],
      ...FONT_STYLES[library],
      ...(icons && !ICON_FONT_URL ? [iconStyles] : []),
      ...(rendition.styling === 'tailwind' ? [tailwindStyles] : []),
    ],
    late: icons && ICON_FONT_URL ? [ICON_FONT_URL] : [],
  };
}
