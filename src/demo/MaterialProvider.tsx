import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type JSX } from 'react';
import type { DemoProviderProps } from './demoProvider.ts';
import { resolveMaterialTheme } from './materialTheme.ts';

/** The default Material theme in the page's mode and direction. */
export function MaterialProvider({ mode, direction, children }: DemoProviderProps): JSX.Element {
  const theme = useMemo(() => resolveMaterialTheme(mode, direction), [mode, direction]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
