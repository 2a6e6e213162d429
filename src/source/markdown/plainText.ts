import type { Nodes } from 'mdast';
import type {} from 'mdast-util-directive';

/** Text of a node as a reader hears it: without markup, badges and raw HTML. */
export function plainText(node: Nodes): string {
  return collect(node).replace(/\s+/g, ' ').trim();
}

function collect(node: Nodes): string {
  if (node.type === 'html') return '';
  if (node.type === 'textDirective' && node.name === 'badge') return '';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if (node.type === 'break') return ' ';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(collect).join('') : '';
}
