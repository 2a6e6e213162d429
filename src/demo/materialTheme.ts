import { extendTheme, type Theme } from '@mui/material/styles';

/** Every color as a CSS variable that follows the page's mode, so switching costs no rendering. */
export const materialTheme = extendTheme({
  colorSchemeSelector: '[data-mode="%s"]',
  colorSchemes: { light: true, dark: true },
});

/**
 * The theme for one mode and direction. Without `colorSchemes` the library's provider stays passive:
 * it neither stores a mode nor writes variables, both of which are the page's business.
 */
export function resolveMaterialTheme(mode: 'light' | 'dark', direction: 'ltr' | 'rtl'): Theme {
  const { colorSchemes, ...theme } = materialTheme;
  return { ...theme, ...colorSchemes[mode], direction };
}
