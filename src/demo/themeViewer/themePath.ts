import { listChildren, type ThemeNode } from './themeNode.ts';

/** Stands for the theme itself at the start of a path: `$.palette.primary`. */
export const ROOT_PATH = '$';

/** The path of a node that has a name inside another one. */
export function joinPath(parent: string, name: string): string {
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return `${parent}.${name}`;
  return `${parent}[${/^\d+$/.test(name) ? name : JSON.stringify(name)}]`;
}

/** How code reads the value at a path: `theme.palette.primary[50]`. */
export function formatExpression(path: string): string {
  return `theme${path.slice(ROOT_PATH.length)}`;
}

/** The names in a path; null for what is none. */
export function parsePath(text: string): string[] | null {
  const [, rest] = /^(?:\$|theme)(?=[.[]|$)(.*)$/.exec(text) ?? [];
  if (rest === undefined) return null;
  const names: string[] = [];
  const step = /\.([\w$]+)|\[(\d+)\]|\["([^"\\]+)"\]/y;
  while (step.lastIndex < rest.length) {
    const match = step.exec(rest);
    if (!match) return null;
    names.push(match[1] ?? match[2] ?? match[3] ?? '');
  }
  return names;
}

/** As far as a path leads into a theme. */
export interface FoundPath {
  /** The paths from the first level down to the last node that is there. */
  readonly paths: readonly string[];
  /** The first name that is not there, and the names that are. */
  readonly missing: { readonly name: string; readonly known: readonly string[] } | null;
}

/** Follows names into a theme. */
export function followPath(tree: readonly ThemeNode[], names: readonly string[]): FoundPath {
  const paths: string[] = [];
  let nodes = tree;
  for (const name of names) {
    const node = nodes.find((candidate) => candidate.name === name);
    if (!node) return { paths, missing: { name, known: nodes.map((known) => known.name) } };
    paths.push(joinPath(paths.at(-1) ?? ROOT_PATH, name));
    nodes = listChildren(node);
  }
  return { paths, missing: null };
}
