import type { JSX } from 'react';
import { trees } from './joyTrees.ts';
import { ThemeViewer } from './ThemeViewer.tsx';
import type { LoadTheme } from './useDifferences.ts';

/** The default theme of Joy UI. */
export function JoyThemeViewer(): JSX.Element {
  return <ThemeViewer trees={trees} loadTheme={loadTheme} />;
}

const loadTheme: LoadTheme = async () =>
  (await import('../themes/createJoyTheme.ts')).createJoyTheme;
