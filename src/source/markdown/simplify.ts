import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isExternal } from '../../model/href.ts';
import { parseHeading } from './heading.ts';

/** Fits a tree for copies, in place: rewrites what stays the same kind of node, drops what is for authors only. */
export function simplify(tree: Root, resolveUrl: (url: string) => string): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') node.children = parseHeading(node).children;
    if (node.type === 'code') {
      node.meta = node.meta?.match(/\b(title|tab)="[^"]+"/g)?.join(' ') ?? null;
    }
    if ((node.type === 'link' || node.type === 'image') && !isExternal(node.url)) {
      node.url = resolveUrl(node.url);
    }
    const isDropped = node.type === 'yaml' || node.type === 'html' || node.type === 'definition';
    if (!isDropped || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}
