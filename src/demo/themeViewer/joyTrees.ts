import { DEFAULT_STUDIO_THEME } from '../themes/studioTheme.ts';
import { createJoyTheme } from '../themes/createJoyTheme.ts';
import { describeThemes } from './describeTheme.ts';

/** The default theme of Joy UI. Browsers get the data: the build runs this module in their place. */
export const trees = describeThemes(
  createJoyTheme(DEFAULT_STUDIO_THEME, 'light'),
  createJoyTheme(DEFAULT_STUDIO_THEME, 'dark'),
);
