import type { Definition, Image, Link, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** Parses a Markdown file; links and images stand in full, and colons of prose are plain text. */
export function parseMarkdown(text: string): Root {
  const tree = processor.parse(text);
  restoreColons(tree, text);
  resolveReferences(tree);
  return tree;
}

/** To the parser `12:am` holds the directive `:am`. Without label and attributes it is prose. */
function restoreColons(tree: Root, source: string): void {
  visit(tree, 'textDirective', (node, index, parent) => {
    if (!parent || index === undefined || !node.position) return;
    if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0) return;
    const { start, end } = node.position;
    const value = source.slice(start.offset, end.offset);
    parent.children[index] = { type: 'text', value, position: node.position };
  });
}

/** Writes `[text][id]` and `![alt][id]` as if their address stood beside them. */
function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  if (definitions.size === 0) return;
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    const { url, title } = definition;
    const resolved: Link | Image =
      node.type === 'linkReference'
        ? { type: 'link', url, children: node.children }
        : { type: 'image', url, alt: node.alt ?? '' };
    if (title) resolved.title = title;
    if (node.position) resolved.position = node.position;
    parent.children[index] = resolved;
  });
}
