import { extendTheme } from '@mui/joy/styles';
import { createJoyOptions } from './studioOptions.ts';
import type { StudioTheme } from './studioTheme.ts';

/** The theme that `extendTheme` of Joy UI makes of a reader's choices, with the tokens of one mode as components see it. */
export function createJoyTheme(theme: StudioTheme, mode: 'light' | 'dark') {
  const joyTheme = extendTheme(createJoyOptions(theme));
  return { ...joyTheme, ...joyTheme.colorSchemes[mode] };
}
