import { extendTheme } from '@mui/joy/styles';
import { createDesignOptions, joinOptions } from './createDesignOptions.ts';
import type { JoyDesign } from './joyDesign.ts';
import { SCHEMES, type Scheme } from './joyTokens.ts';

/** The attribute of the element that a theme is shown in; its value is the color scheme. */
export const PREVIEW_ATTRIBUTE = 'data-joy-preview';

/** The CSS variables of a theme, as `extendTheme` makes them, for the preview of each color scheme. */
export function createPreviewStyles(design: JoyDesign): string {
  const theme = extendTheme(joinOptions(createDesignOptions(design)));
  return SCHEMES.map((scheme) => {
    const variables = Object.entries(listVariables(theme, scheme));
    const text = variables.map(([name, value]) => `${name}:${value}`).join(';');
    return `[${PREVIEW_ATTRIBUTE}="${scheme}"]{${text}}`;
  }).join('\n');
}

/** The variables that are in force in a color scheme, by name. */
export function listVariables(
  theme: ReturnType<typeof extendTheme>,
  scheme: Scheme,
): Readonly<Record<string, string>> {
  const rules = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet));
  const own = rules.filter(
    // The default scheme is the root's, and other schemes change what they have otherwise.
    ([selector]) => selector.includes(':root') || selector.includes(`"${scheme}"`),
  );
  return Object.fromEntries(
    own.flatMap(([, values]) =>
      Object.entries(values as Readonly<Record<string, unknown>>)
        .filter(([name]) => name.startsWith('--'))
        .map(([name, value]) => [name, String(value)]),
    ),
  );
}
