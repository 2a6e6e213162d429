/**
 * What `formatThemeFile` writes for the theme that Material UI comes with, as most readers see it first. Written out, as the
 * code that would write it brings the library's colors along; a test compares both.
 */
export const DEFAULT_THEME_FILE = `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  cssVariables: true,
});
`;
