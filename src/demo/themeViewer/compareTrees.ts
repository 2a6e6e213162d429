import { listChildren, type ThemeNode } from './themeNode.ts';
import { joinPath, ROOT_PATH } from './themePath.ts';

/** What is different in another theme. */
export interface Differences {
  /** The other theme's nodes by path; null for those that it does not have. */
  readonly changed: ReadonlyMap<string, ThemeNode | null>;
  /** How many nodes differ inside each that contains some. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Two themes are the same. */
export const NO_DIFFERENCES: Differences = { changed: new Map(), counts: new Map() };

/** Holds a theme against another one, value by value. Functions differ where their examples do. */
export function compareTrees(tree: readonly ThemeNode[], other: readonly ThemeNode[]): Differences {
  const changed = new Map<string, ThemeNode | null>();
  const counts = new Map<string, number>();

  function compareLists(
    nodes: readonly ThemeNode[],
    others: readonly ThemeNode[],
    parent: string,
  ): number {
    const byName = new Map(others.map((node) => [node.name, node]));
    let count = 0;
    for (const node of nodes) {
      const path = joinPath(parent, node.name);
      const counterpart = byName.get(node.name);
      const inside = counterpart
        ? compareLists(listChildren(node), listChildren(counterpart), path)
        : 0;
      if (inside > 0) counts.set(path, inside);
      const isSame = counterpart !== undefined && readOwn(node) === readOwn(counterpart);
      if (!isSame) changed.set(path, counterpart ?? null);
      count += inside + (isSame ? 0 : 1);
    }
    return count;
  }

  compareLists(tree, other, ROOT_PATH);
  return { changed, counts };
}

/** What a node says by itself, without what it contains. */
function readOwn(node: ThemeNode): string {
  switch (node.kind) {
    case 'value':
      return JSON.stringify(node.value);
    case 'function':
      return `function ${node.example?.result ?? ''}`;
    case 'object':
    case 'array':
      return node.kind;
  }
}
