import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import { parseHeading } from './heading.ts';
import type { PageSection } from './parsedPage.ts';
import { plainText } from './plainText.ts';

/** The prose of a page under each h2 and h3, without code blocks, for search. */
export function extractSections(tree: Root, title: string): PageSection[] {
  let current = { id: '', heading: title, texts: new Array<string>() };
  const sections = [current];
  const collect = (node: Nodes): void => {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
      const { id, text } = parseHeading(node);
      current = { id, heading: text, texts: [] };
      sections.push(current);
    } else if (node.type === 'heading') {
      current.texts.push(parseHeading(node).text);
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      current.texts.push(plainText(node));
    } else if ('children' in node && node.type !== 'leafDirective') {
      node.children.forEach(collect);
    }
  };
  collect(tree);
  return sections
    .map(({ id, heading, texts }) => ({ id, heading, text: texts.filter(Boolean).join(' ') }))
    .filter(({ id, text }) => id !== '' || text !== '');
}
