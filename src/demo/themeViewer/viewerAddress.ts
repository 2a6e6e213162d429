import { quoteShort } from '../themes/studioTheme.ts';
import { followPath, parsePath, ROOT_PATH } from './themePath.ts';
import type { ThemeMode, ThemeNode } from './themeNode.ts';

/** What a viewer shows, apart from which nodes are open. */
export interface View {
  /** The node that was opened last; null for none. */
  readonly path: string | null;
  readonly query: string;
  readonly mode: ThemeMode;
  readonly show: 'all' | 'changes';
}

/** What a viewer shows first. */
export const DEFAULT_VIEW: View = { path: null, query: '', mode: 'light', show: 'all' };

const PARAMETERS = { path: 'expand-path', query: 'query', mode: 'mode', show: 'show' } as const;
const MODES = ['light', 'dark'] as const;
const SHOWN = ['all', 'changes'] as const;
const QUERY_MAX_LENGTH = 80;

/** What an address asks a viewer for, and in words what it asks for in vain. */
export interface ParsedView {
  readonly view: View;
  /** The node of the path and those around it, from the first level on. */
  readonly open: readonly string[];
  readonly refused: readonly string[];
}

/** Reads an address. A path that leads nowhere opens as much of it as there is. */
export function parseViewerAddress(
  search: string,
  pickTheme: (mode: ThemeMode) => readonly ThemeNode[],
): ParsedView {
  const parameters = new URLSearchParams(search);
  const refused: string[] = [];
  const read = <T extends string>(
    name: keyof typeof PARAMETERS,
    values: readonly T[],
  ): T | null => {
    const text = parameters.get(PARAMETERS[name]);
    if (text === null) return null;
    const value = values.find((candidate) => candidate === text);
    if (!value) refused.push(`${quoteShort(text)} is no ${name}: it is ${values.join(' or ')}.`);
    return value ?? null;
  };
  const mode = read('mode', MODES) ?? DEFAULT_VIEW.mode;
  const show = read('show', SHOWN) ?? DEFAULT_VIEW.show;
  const query = (parameters.get(PARAMETERS.query) ?? '').slice(0, QUERY_MAX_LENGTH);
  const asked = parameters.get(PARAMETERS.path);
  const open = asked === null ? [] : resolvePath(asked, pickTheme(mode), refused);
  return { view: { path: open.at(-1) ?? null, query, mode, show }, open, refused };
}

function resolvePath(
  text: string,
  tree: readonly ThemeNode[],
  refused: string[],
): readonly string[] {
  const names = parsePath(text);
  if (!names) {
    refused.push(`${quoteShort(text)} is no path: write one as $.palette.primary.`);
    return [];
  }
  const { paths, missing } = followPath(tree, names);
  if (missing) {
    const { name, known } = missing;
    const place = paths.at(-1) ?? ROOT_PATH;
    const there =
      known.length > 0
        ? ` It has ${known.slice(0, 12).join(', ')}${known.length > 12 ? ', …' : ''}.`
        : '';
    refused.push(
      `${place === ROOT_PATH ? 'The theme' : place} has no ${quoteShort(name)}.${there}`,
    );
  }
  return paths;
}

/** An address that shows the same again. */
export function formatViewerAddress(address: string, view: View): string {
  const url = new URL(address);
  for (const [field, parameter] of Object.entries(PARAMETERS) as [keyof View, string][]) {
    const value = view[field];
    if (value === null || value === DEFAULT_VIEW[field]) url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, value);
  }
  return url.href;
}
