import { DEFAULT_STUDIO_THEME } from '../themes/studioTheme.ts';
import { createMaterialTheme } from '../themes/createMaterialTheme.ts';
import { describeThemes } from './describeTheme.ts';

/** The default theme of Material UI. Browsers get the data: the build runs this module in their place. */
export const trees = describeThemes(
  createMaterialTheme(DEFAULT_STUDIO_THEME, 'light'),
  createMaterialTheme(DEFAULT_STUDIO_THEME, 'dark'),
);
