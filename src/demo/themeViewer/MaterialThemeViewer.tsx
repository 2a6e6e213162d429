import type { JSX } from 'react';
import { trees } from './materialTrees.ts';
import { ThemeViewer } from './ThemeViewer.tsx';
import type { LoadTheme } from './useDifferences.ts';

/** The default theme of Material UI. */
export function MaterialThemeViewer(): JSX.Element {
  return <ThemeViewer trees={trees} loadTheme={loadTheme} />;
}

const loadTheme: LoadTheme = async () =>
  (await import('../themes/createMaterialTheme.ts')).createMaterialTheme;
