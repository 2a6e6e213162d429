import { createTheme } from '@mui/material/styles';
import { createMaterialMeasures, createMaterialPalette } from './studioOptions.ts';
import type { StudioTheme } from './studioTheme.ts';

/** The theme that `createTheme` of Material UI makes of a reader's choices. */
export function createMaterialTheme(theme: StudioTheme, mode: 'light' | 'dark') {
  return createTheme({
    ...createMaterialMeasures(theme),
    palette: { mode, ...createMaterialPalette(theme, mode) },
  });
}
