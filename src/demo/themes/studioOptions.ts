import { createScale, pickMain } from './studioColors.ts';
import { DENSITIES, STUDIO_FONTS, type StudioTheme } from './studioTheme.ts';

type Mode = 'light' | 'dark';

/** The palette that Material UI is given for a theme; empty where it keeps its own. */
export function createMaterialPalette(theme: StudioTheme, mode: Mode) {
  const primary = pickMain(theme.primary);
  const secondary = pickMain(theme.secondary);
  return {
    ...(primary && { primary: { main: primary[mode] } }),
    ...(secondary && { secondary: { main: secondary[mode] } }),
    ...(theme.contrast === 'high' && { contrastThreshold: 4.5 }),
  };
}

/** What Material UI is given for a theme besides its palette. */
export function createMaterialMeasures(theme: StudioTheme) {
  const font = STUDIO_FONTS[theme.font];
  return {
    ...(theme.density !== 'default' && { spacing: DENSITIES[theme.density] }),
    ...(theme.radius !== null && { shape: { borderRadius: theme.radius } }),
    ...(font && { typography: { fontFamily: font } }),
  };
}

/** What `extendTheme` of Joy UI is given for a theme; empty where it is the default. */
export function createJoyOptions(theme: StudioTheme) {
  const { radius } = theme;
  const font = STUDIO_FONTS[theme.font];
  const light = createJoyPalette(theme, 'light');
  const dark = createJoyPalette(theme, 'dark');
  return {
    ...(Object.keys(light).length > 0 && {
      colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    }),
    ...(radius !== null && {
      radius: Object.fromEntries(
        Object.entries(JOY_RADII).map(([size, factor]) => [size, `${radius * factor}px`]),
      ),
    }),
    ...(font && { fontFamily: { body: font, display: font } }),
  };
}

/** Radii that grow with the size of what they round, as Joy UI's own. */
const JOY_RADII = { xs: 0.25, sm: 0.75, md: 1, lg: 1.5, xl: 2 } as const;

function createJoyPalette(theme: StudioTheme, mode: Mode) {
  const scale = createScale(theme.primary);
  const text = HIGH_TEXT[mode];
  return {
    ...(scale && { primary: { ...scale } }),
    ...(theme.contrast === 'high' && { text: { secondary: text, tertiary: text } }),
  };
}

/** Text that stands back, in a color of 7:1 or more. */
const HIGH_TEXT = { light: '#32383e', dark: '#cdd7e1' } as const;
