import type { Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { RichText } from '../../../model/apiDoc.ts';

/**
 * Makes HTML of a comment's Markdown. Raw HTML never passes: tags in the text are dropped, their
 * content stays text, and links may only lead to web addresses, paths and anchors.
 */
export function renderDescription(markdown: string): string {
  return String(processor.processSync(spellReferences(markdown))).trim();
}

/** A comment with its HTML, or null for an empty one. */
export function createRichText(markdown: string): RichText | null {
  const text = markdown.trim();
  if (text === '') return null;
  const known = rendered.get(text);
  if (known) return known;
  const made = { markdown: text, html: renderDescription(text) };
  rendered.set(text, made);
  return made;
}

/** Libraries repeat themselves: half of all texts occur more than once. */
const rendered = new Map<string, RichText>();

const SAFE_LINK = /^(https?:\/\/|\/(?!\/)|#)/;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(() => makeSafe)
  .use(remarkRehype)
  .use(rehypeStringify)
  .freeze();

/** Pictures and unsafe links become their text; `<br>` is the one tag that authors may use. */
function makeSafe(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'html' && /^<br\s*\/?>$/.test(node.value)) {
      parent.children[index] = { type: 'break' };
    } else if (node.type === 'image') {
      parent.children[index] = { type: 'text', value: node.alt ?? '' };
    } else if (node.type === 'link' && !SAFE_LINK.test(node.url)) {
      parent.children.splice(index, 1, ...node.children);
    }
  });
}

/** `[[GridColDef]]` names a type, in a notation Markdown does not know. */
function spellReferences(markdown: string): string {
  return markdown.replace(/\[\[([\w.]+)\]\]/g, '`$1`');
}
