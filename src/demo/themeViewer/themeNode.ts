/** A named part of a theme, as plain data that can be sent to a browser. */
export type ThemeNode = GroupNode | FunctionNode | ValueNode;

/** An object or an array. */
export interface GroupNode {
  readonly kind: 'object' | 'array';
  readonly name: string;
  readonly children: readonly ThemeNode[];
}

/** A function, and what it has of its own, as `containerQueries.up`. */
export interface FunctionNode {
  readonly kind: 'function';
  readonly name: string;
  /** Its parameters: `(props?, options?)`. */
  readonly parameters: string;
  /** A call and what it returns: `spacing(2)` and `16px`. */
  readonly example?: { readonly call: string; readonly result: string };
  readonly children: readonly ThemeNode[];
}

export interface ValueNode {
  readonly kind: 'value';
  readonly name: string;
  readonly value: string | number | boolean | null;
}

/** The default theme of a library. */
export interface ThemeTrees {
  readonly light: readonly ThemeNode[];
  /** The nodes of the first level that are different in dark mode. */
  readonly dark: readonly ThemeNode[];
}

export type ThemeMode = 'light' | 'dark';

/** The theme of one mode. */
export function pickTree({ light, dark }: ThemeTrees, mode: ThemeMode): readonly ThemeNode[] {
  if (mode === 'light') return light;
  const others = new Map(dark.map((node) => [node.name, node]));
  return light.map((node) => others.get(node.name) ?? node);
}

/** What a node contains. */
export function listChildren(node: ThemeNode): readonly ThemeNode[] {
  return node.kind === 'value' ? [] : node.children;
}
