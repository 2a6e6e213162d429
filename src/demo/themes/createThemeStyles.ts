import { extendTheme as extendJoyTheme } from '@mui/joy/styles';
import { extendTheme as extendMaterialTheme } from '@mui/material/styles';
import { joyTheme } from './joyTheme.ts';
import { DEMO_TYPOGRAPHY, LIGHT_OVERLAYS, materialTheme } from './materialTheme.ts';
import {
  createJoyOptions,
  createMaterialMeasures,
  createMaterialPalette,
} from './studioOptions.ts';
import { STUDIO_FONTS, type StudioTheme } from './studioTheme.ts';

type StyleSheet = Record<string, Record<string, unknown>>;

/** The CSS that gives all demos a theme: the variables of each library that differ from its own theme. */
export function createThemeStyles(theme: StudioTheme): string {
  const font = STUDIO_FONTS[theme.font];
  return [
    ...compareSheets(materialTheme.generateStyleSheets(), createMaterialSheets(theme)),
    ...compareSheets(joyTheme.generateStyleSheets(), createJoySheets(theme)),
    ...(font ? [`:root:root{--demo-font:${font}}`] : []),
  ].join('\n');
}

const SELECTOR = '[data-mode="%s"]';

function createMaterialSheets(theme: StudioTheme): StyleSheet[] {
  return extendMaterialTheme({
    ...createMaterialMeasures(theme),
    colorSchemeSelector: SELECTOR,
    colorSchemes: {
      light: { palette: createMaterialPalette(theme, 'light'), overlays: LIGHT_OVERLAYS },
      dark: { palette: createMaterialPalette(theme, 'dark') },
    },
    typography: DEMO_TYPOGRAPHY,
  }).generateStyleSheets();
}

function createJoySheets(theme: StudioTheme): StyleSheet[] {
  return extendJoyTheme({
    ...createJoyOptions(theme),
    colorSchemeSelector: SELECTOR,
  }).generateStyleSheets();
}

/** Rules with what is different in the second list of style sheets. */
function compareSheets(before: readonly StyleSheet[], after: readonly StyleSheet[]): string[] {
  const known = new Map(before.flatMap((sheet) => Object.entries(sheet)));
  return after
    .flatMap((sheet) => Object.entries(sheet))
    .flatMap(([selector, rules]) => {
      const changed = Object.entries(rules).filter(
        ([name, value]) => name.startsWith('--') && known.get(selector)?.[name] !== value,
      );
      const text = changed.map(([name, value]) => `${name}:${String(value)}`).join(';');
      return changed.length > 0 ? [`${strengthen(selector)}{${text}}`] : [];
    });
}

/** The same elements with more weight than the theme's own rules, wherever those stand. */
function strengthen(selector: string): string {
  return selector
    .split(',')
    .map((part) => part.trim().repeat(2))
    .join(',');
}
