import { useState } from 'react';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { reportMissingCode } from '../reportMissingCode.ts';
import { parseTheme, type StudioTheme } from '../themes/studioTheme.ts';
import { announce } from '../../ui/announce.ts';

/** The reader's theme, and a way to change it that loads the libraries only then. */
export function useStudioTheme(): {
  readonly theme: StudioTheme;
  readonly setTheme: (theme: StudioTheme) => void;
} {
  const { demoTheme } = usePreferences();
  // Shown until the libraries are there and the theme is kept.
  const [chosen, setChosen] = useState<{ before: string; theme: StudioTheme } | null>(null);
  const theme = chosen?.before === demoTheme ? chosen.theme : parseTheme(demoTheme).theme;
  return {
    theme,
    setTheme(next) {
      setChosen({ before: demoTheme, theme: next });
      import('./keepTheme.ts').then(
        ({ keepTheme }) => {
          keepTheme(next);
          setChosen(null);
        },
        (error: unknown) => {
          reportMissingCode(error);
          setChosen(null);
          announce('The theme could not be changed, because the code for it did not load.');
        },
      );
    },
  };
}
