import { extendTheme, CssVarsProvider } from '@mui/joy/styles';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createTheme as createSystemTheme, ThemeProvider as SystemProvider } from '@mui/system';
import type { ReactElement, ReactNode } from 'react';

type Components = Readonly<Record<string, object>>;

const joyTheme = extendTheme();
const materialTheme = createTheme();
const systemTheme = createSystemTheme();

/** Puts a tree below the theme of its library, with settings of components added. */
export function createProvider(
  packageName: string,
  components: Components | undefined,
  children: ReactNode,
): ReactElement {
  switch (packageName) {
    case '@mui/joy':
      return (
        <CssVarsProvider theme={components ? extendTheme({ components }) : joyTheme}>
          {children}
        </CssVarsProvider>
      );
    case '@mui/system':
      return (
        <SystemProvider theme={components ? createSystemTheme({ components }) : systemTheme}>
          {children}
        </SystemProvider>
      );
    default:
      return (
        <ThemeProvider theme={components ? createTheme({ components }) : materialTheme}>
          {children}
        </ThemeProvider>
      );
  }
}
