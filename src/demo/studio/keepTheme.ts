import { getPreferenceStore } from '../../preferences/browserPreferences.ts';
import { THEME_STYLES_KEY } from '../../preferences/preferences.ts';
import { getStorage } from '../../preferences/storage.ts';
import { createThemeStyles } from '../themes/createThemeStyles.ts';
import { formatTheme, type StudioTheme } from '../themes/studioTheme.ts';

/** Makes a theme that of all demos, here, in other tabs and on later visits. */
export function keepTheme(theme: StudioTheme): void {
  // The styles first: whoever hears of the choice looks for them.
  getStorage().local.setItem(THEME_STYLES_KEY, createThemeStyles(theme));
  getPreferenceStore().set({ demoTheme: formatTheme(theme) });
}
