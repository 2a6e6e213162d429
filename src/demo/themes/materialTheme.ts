import { extendTheme, type Overlays, type Theme } from '@mui/material/styles';

const FIVE = ['none', 'none', 'none', 'none', 'none'] as const;

/** Left unset, the variables of all 25 elevations would fall back to the dark ones. */
export const LIGHT_OVERLAYS: Overlays = [...FIVE, ...FIVE, ...FIVE, ...FIVE, ...FIVE];

/** The face is named in fonts/roboto.css: another one takes no other rules than that. */
export const DEMO_TYPOGRAPHY = { fontFamily: 'var(--demo-font)' } as const;

/** Every color as a CSS variable that follows the page's mode, so switching costs no rendering. */
export const materialTheme = extendTheme({
  typography: DEMO_TYPOGRAPHY,
  colorSchemeSelector: '[data-mode="%s"]',
  colorSchemes: {
    light: { overlays: LIGHT_OVERLAYS },
    dark: true,
  },
});

/** The theme for one mode and direction; `applyStyles` and the variables in it suit both modes. */
export function resolveMaterialTheme(mode: 'light' | 'dark', direction: 'ltr' | 'rtl'): Theme {
  return { ...materialTheme, ...materialTheme.colorSchemes[mode], direction };
}
