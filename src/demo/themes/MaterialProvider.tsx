import { ThemeProvider } from '@mui/system';
import { useMemo, type JSX } from 'react';
import type { DemoProviderProps } from '../runtime/demoProvider.ts';
import { resolveMaterialTheme } from './materialTheme.ts';

/**
 * The default Material theme in the page's mode and direction. The system's provider is passive:
 * Material's own would store a mode and write variables, both of which are the page's business.
 */
export function MaterialProvider({ mode, direction, children }: DemoProviderProps): JSX.Element {
  const theme = useMemo(() => resolveMaterialTheme(mode, direction), [mode, direction]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
