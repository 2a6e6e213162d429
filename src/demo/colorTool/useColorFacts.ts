import { useEffect, useState } from 'react';
import { reportMissingCode } from '../reportMissingCode.ts';
import {
  DEFAULT_THEME_TEXT,
  formatTheme,
  parseTheme,
  type StudioTheme,
} from '../themes/studioTheme.ts';
import type { ColorFacts } from './colorFacts.ts';

/** What Material UI makes of a theme's colors; it is loaded where the theme is not the default. */
export function useColorFacts(theme: StudioTheme, defaults: ColorFacts): ColorFacts {
  const text = formatTheme(theme);
  const [latest, setLatest] = useState(defaults);
  useEffect(() => {
    if (text === DEFAULT_THEME_TEXT) return undefined;
    let isCurrent = true;
    import('./describeColors.ts').then(({ describeColors }) => {
      if (isCurrent) setLatest(describeColors(parseTheme(text).theme));
    }, reportMissingCode);
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return text === DEFAULT_THEME_TEXT ? defaults : latest;
}
