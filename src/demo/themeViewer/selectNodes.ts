import { formatText } from './formatNode.ts';
import { listChildren, type ThemeNode } from './themeNode.ts';
import { joinPath, ROOT_PATH } from './themePath.ts';

/** A part of a theme. */
export interface Selection {
  /** Paths of the nodes that were asked for. */
  readonly chosen: ReadonlySet<string>;
  /** Paths of the nodes that contain some of them. */
  readonly above: ReadonlySet<string>;
}

/** Whether a node is asked for. */
export type NodeTest = (node: ThemeNode, path: string) => boolean;

/** Finds all nodes that pass a test. */
export function selectNodes(tree: readonly ThemeNode[], test: NodeTest): Selection {
  const chosen = new Set<string>();
  const above = new Set<string>();

  function visit(nodes: readonly ThemeNode[], parent: string): boolean {
    let isAny = false;
    for (const node of nodes) {
      const path = joinPath(parent, node.name);
      const isAnyInside = visit(listChildren(node), path);
      if (isAnyInside) above.add(path);
      if (test(node, path)) chosen.add(path);
      isAny = isAny || isAnyInside || chosen.has(path);
    }
    return isAny;
  }

  visit(tree, ROOT_PATH);
  return { chosen, above };
}

/**
 * Asks for nodes by words, all of which must be in the path or the value, and one in what the node adds to the path:
 * `palette` is one node and not all that is in it.
 */
export function searchFor(query: string): NodeTest {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/^theme\./, '$$.'));
  return (node, path) => {
    const own = `${node.name} ${formatText(node)}`.toLowerCase();
    const whole = `${path.toLowerCase()} ${own}`;
    return (
      words.every((word) => whole.includes(word)) &&
      words.some((word) => own.includes(word.slice(word.lastIndexOf('.') + 1)))
    );
  };
}
