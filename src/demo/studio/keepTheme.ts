import { getPreferenceStore } from '../../preferences/browserPreferences.ts';
import { createThemeStyles } from '../themes/createThemeStyles.ts';
import { formatTheme, type StudioTheme } from '../themes/studioTheme.ts';
import { writeThemeStyles } from './themeStyles.ts';

/** Makes a theme that of all demos, here, in other tabs and on later visits. */
export function keepTheme(theme: StudioTheme): void {
  // The styles first: whoever hears of the choice looks for them.
  writeThemeStyles(createThemeStyles(theme));
  getPreferenceStore().set({ demoTheme: formatTheme(theme) });
}
