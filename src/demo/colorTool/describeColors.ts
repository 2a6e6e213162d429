import { blendColor } from '../studio/blendColor.ts';
import { contrastRatio } from '../studio/contrastRatio.ts';
import { createMaterialTheme } from '../themes/createMaterialTheme.ts';
import { formatThemeFile } from '../themes/formatThemeCode.ts';
import type { StudioTheme } from '../themes/studioTheme.ts';
import type { ColorFacts, PaletteColorFacts, TOKENS } from './colorFacts.ts';

/** Asks Material UI for the colors of a theme in both modes. */
export function describeColors(theme: StudioTheme): ColorFacts {
  const light = createMaterialTheme(theme, 'light').palette;
  const dark = createMaterialTheme(theme, 'dark').palette;
  return {
    primary: { light: describeColor(light.primary), dark: describeColor(dark.primary) },
    secondary: { light: describeColor(light.secondary), dark: describeColor(dark.secondary) },
    contrastThreshold: light.contrastThreshold,
    code: formatThemeFile(theme, 'material'),
  };
}

type PaletteColor = Readonly<Record<(typeof TOKENS)[number] | 'contrastText', string>>;

function describeColor({ contrastText, ...colors }: PaletteColor): PaletteColorFacts {
  const describeToken = (color: string) => {
    const surface = blendColor(color, '#ffffff');
    return { color: surface, ratio: contrastRatio(blendColor(contrastText, surface), surface) };
  };
  return {
    tokens: {
      light: describeToken(colors.light),
      main: describeToken(colors.main),
      dark: describeToken(colors.dark),
    },
    contrastText,
  };
}
