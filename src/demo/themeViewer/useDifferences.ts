import { useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../../preferences/usePreferences.ts';
import { reportMissingCode } from '../reportMissingCode.ts';
import { DEFAULT_THEME_TEXT, parseTheme, type StudioTheme } from '../themes/studioTheme.ts';
import { compareTrees, NO_DIFFERENCES, type Differences } from './compareTrees.ts';
import { describeTheme } from './describeTheme.ts';
import type { ThemeMode, ThemeNode } from './themeNode.ts';

/** Loads the function that makes a library's theme of a reader's choices. */
export type LoadTheme = () => Promise<(theme: StudioTheme, mode: ThemeMode) => object>;

/** How the reader's theme differs from a default theme. */
export interface ThemeComparison {
  readonly kind: 'default' | 'loading' | 'failed' | 'compared';
  readonly differences: Differences;
}

/** Compares a theme with the reader's. The library is loaded only where that is not the default. */
export function useDifferences(
  tree: readonly ThemeNode[],
  mode: ThemeMode,
  loadTheme: LoadTheme,
): ThemeComparison {
  const { demoTheme } = usePreferences();
  const [own, setOwn] = useState<{ readonly of: string; readonly tree: ThemeNode[] | null }>();
  const wanted = `${mode} ${demoTheme}`;
  useEffect(() => {
    if (demoTheme === DEFAULT_THEME_TEXT) return undefined;
    let isCurrent = true;
    loadTheme().then(
      (create) => {
        const { theme } = parseTheme(demoTheme);
        if (isCurrent) setOwn({ of: wanted, tree: describeTheme(create(theme, mode)) });
      },
      (error: unknown) => {
        reportMissingCode(error);
        if (isCurrent) setOwn({ of: wanted, tree: null });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [demoTheme, mode, wanted, loadTheme]);
  return useMemo(() => {
    if (demoTheme === DEFAULT_THEME_TEXT) return { kind: 'default', differences: NO_DIFFERENCES };
    if (own?.of !== wanted) return { kind: 'loading', differences: NO_DIFFERENCES };
    if (!own.tree) return { kind: 'failed', differences: NO_DIFFERENCES };
    return { kind: 'compared', differences: compareTrees(tree, own.tree) };
  }, [demoTheme, own, tree, wanted]);
}
