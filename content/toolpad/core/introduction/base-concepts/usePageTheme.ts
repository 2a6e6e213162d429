import * as React from 'react';
import { createTheme, useTheme, type Theme } from '@mui/material/styles';

/** A theme with one mode, that of the page around it. */
export function usePageTheme(): Theme {
  const { palette, direction } = useTheme();
  const { mode } = palette;

  return React.useMemo(() => createTheme({ palette: { mode }, direction }), [mode, direction]);
}
