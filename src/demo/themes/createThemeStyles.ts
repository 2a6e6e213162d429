import { extendTheme as extendJoyTheme } from '@mui/joy/styles';
import { extendTheme as extendMaterialTheme } from '@mui/material/styles';
import { joyTheme } from './joyTheme.ts';
import { DEMO_TYPOGRAPHY, LIGHT_OVERLAYS, materialTheme } from './materialTheme.ts';
import { createScale, pickMain } from './studioColors.ts';
import { DENSITIES, STUDIO_FONTS, type StudioTheme } from './studioTheme.ts';

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
  const primary = pickMain(theme.primary);
  const secondary = pickMain(theme.secondary);
  const palette = (mode: 'light' | 'dark') => ({
    ...(primary && { primary: { main: primary[mode] } }),
    ...(secondary && { secondary: { main: secondary[mode] } }),
    ...(theme.contrast === 'high' && { contrastThreshold: 4.5 }),
  });
  return extendMaterialTheme({
    colorSchemeSelector: SELECTOR,
    colorSchemes: {
      light: { palette: palette('light'), overlays: LIGHT_OVERLAYS },
      dark: { palette: palette('dark') },
    },
    typography: DEMO_TYPOGRAPHY,
    spacing: DENSITIES[theme.density],
    ...(theme.radius !== null && { shape: { borderRadius: theme.radius } }),
  }).generateStyleSheets();
}

/** Radii that grow with the size of what they round, as Joy UI's own. */
const JOY_RADII = { xs: 0.25, sm: 0.75, md: 1, lg: 1.5, xl: 2 } as const;

function createJoySheets(theme: StudioTheme): StyleSheet[] {
  const scale = createScale(theme.primary);
  const palette = (mode: 'light' | 'dark') => ({
    ...(scale && { primary: { ...scale } }),
    ...(theme.contrast === 'high' && {
      text: { secondary: HIGH_TEXT[mode], tertiary: HIGH_TEXT[mode] },
    }),
  });
  const { radius } = theme;
  const font = STUDIO_FONTS[theme.font];
  return extendJoyTheme({
    colorSchemeSelector: SELECTOR,
    colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
    ...(radius !== null && {
      radius: Object.fromEntries(
        Object.entries(JOY_RADII).map(([size, factor]) => [size, `${radius * factor}px`]),
      ),
    }),
    ...(font && { fontFamily: { body: font, display: font } }),
  }).generateStyleSheets();
}

/** Text that stands back, in a color of 7:1 or more. */
const HIGH_TEXT = { light: '#32383e', dark: '#cdd7e1' } as const;

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
