import { ThemeProvider } from '@mui/system';
import { useMemo, type JSX } from 'react';
import type { DemoProviderProps } from '../runtime/demoProvider.ts';
import { joyTheme } from './joyTheme.ts';

/** The default Joy theme in the page's direction; its colors follow the mode by CSS alone. */
export function JoyProvider({ direction, children }: DemoProviderProps): JSX.Element {
  const theme = useMemo(() => ({ ...joyTheme, direction }), [direction]);
  // Joy's own provider would make the whole theme anew for every demo.
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
