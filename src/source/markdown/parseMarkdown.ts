import type { Definition, Parents, Root, RootContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

/** Parses a Markdown file; links and images are resolved, and colons in prose are plain text. */
export function parseMarkdown(text: string): Root {
  const tree = processor.parse(text);
  const definitions = text.includes(']:') ? findDefinitions(tree) : new Map<string, Definition>();
  replaceNodes(tree, (node) => {
    switch (node.type) {
      case 'textDirective':
        return restoreColon(node, text);
      case 'linkReference':
      case 'imageReference':
        return resolveReference(node, definitions.get(node.identifier));
      default:
        return node;
    }
  });
  return tree;
}

/** Walks a tree in place; a plain loop, since unist's visitor makes a closure per node of every page. */
function replaceNodes(parent: Parents, replace: (node: RootContent) => RootContent): void {
  const children: RootContent[] = parent.children;
  children.forEach((child, index) => {
    const node = replace(child);
    children[index] = node;
    if ('children' in node) replaceNodes(node, replace);
  });
}

function findDefinitions(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  replaceNodes(tree, (node) => {
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node);
    }
    return node;
  });
  return definitions;
}

/** To the parser `12:am` holds the directive `:am`. Without label and attributes it is prose. */
function restoreColon(node: TextDirective, source: string): RootContent {
  const isPlain = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
  if (!isPlain || !node.position) return node;
  const { start, end } = node.position;
  return { type: 'text', value: source.slice(start.offset, end.offset), position: node.position };
}

type Reference = Extract<RootContent, { type: 'linkReference' | 'imageReference' }>;

/** Writes `[text][id]` and `![alt][id]` as if their address stood beside them. */
function resolveReference(node: Reference, definition: Definition | undefined): RootContent {
  if (!definition) return node;
  const { url, title } = definition;
  const rest = {
    url,
    ...(title ? { title } : {}),
    ...(node.position ? { position: node.position } : {}),
  };
  return node.type === 'linkReference'
    ? { type: 'link', children: node.children, ...rest }
    : { type: 'image', alt: node.alt ?? '', ...rest };
}
