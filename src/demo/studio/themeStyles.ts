import { useEffect } from 'react';
import { getStorage } from '../../preferences/storage.ts';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { DEFAULT_THEME_TEXT } from '../themes/studioTheme.ts';
import { asksForStudio } from './asksForStudio.ts';

/**
 * Where the styles of the reader's theme are kept: making them takes both libraries, and the script in the head needs
 * them before the first paint. It knows this name and that of the element too.
 */
const STORAGE_KEY = 'swatchbook:demoThemeStyles';
const ELEMENT_ID = '_theme';

/** Keeps the styles of a theme; the choice of the theme itself comes after them. */
export function writeThemeStyles(styles: string): void {
  getStorage().local.setItem(STORAGE_KEY, styles);
}

/** The styles that belong to the reader's choice. */
export function readThemeStyles(demoTheme: string): string {
  if (demoTheme === DEFAULT_THEME_TEXT) return '';
  return getStorage().local.getItem(STORAGE_KEY) ?? '';
}

/** Lets the page follow the reader's theme, also when another tab changes it, and opens the studio where the address asks for it. */
export function useThemeStyles(): void {
  const { demoTheme } = usePreferences();
  useEffect(() => {
    const styles = readThemeStyles(demoTheme);
    let element = document.getElementById(ELEMENT_ID);
    if (!element && styles !== '') {
      element = document.createElement('style');
      element.id = ELEMENT_ID;
      document.head.append(element);
    }
    // Several demos of a page do this.
    if (element && element.textContent !== styles) element.textContent = styles;
  }, [demoTheme]);
  useEffect(() => {
    if (!asksForStudio(location.search)) return;
    void import('./openStudio.tsx').then(({ openStudio }) => {
      if (asksForStudio(location.search)) openStudio();
    });
  }, []);
}
