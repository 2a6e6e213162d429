import { ThemeProvider } from '@mui/joy/styles';
import { useMemo, type JSX } from 'react';
import type { DemoProviderProps } from '../runtime/demoProvider.ts';
import { joyTheme } from './joyTheme.ts';

/** The default Joy theme in the page's direction; its colors follow the mode by CSS alone. */
export function JoyProvider({ direction, children }: DemoProviderProps): JSX.Element {
  const theme = useMemo(() => ({ ...joyTheme, direction }), [direction]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
