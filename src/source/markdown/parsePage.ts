import type { Nodes } from 'mdast';
import { checkAskedAs } from './checkAskedAs.ts';
import { createDraft, report } from './draft.ts';
import { extractSections } from './extractSections.ts';
import type { PageContext, PageInput, ParseResult } from './parsedPage.ts';
import { parseFrontMatter } from './parseFrontMatter.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { renderBlocks } from './renderBlocks.ts';

/** Turns a Markdown file into a page, with all its mistakes, links, anchors and searchable text. */
export function parsePage(input: PageInput, context: PageContext): ParseResult {
  const { file, pathname } = input;
  const text = input.text.replaceAll('\r\n', '\n');
  const tree = parseMarkdown(text);
  const { frontMatter, problems, lineOf } = parseFrontMatter(file, tree);
  const title = frontMatter?.title ?? pathname;
  const draft = createDraft({ file, pathname, text }, context, title);
  const blocks = renderBlocks(draft, tree);
  if (frontMatter && tree.children.every(isBlank) && draft.problems.length === 0) {
    const line = text.trimEnd().split('\n').length;
    report(
      draft,
      line,
      'The page is empty.',
      'Write its text below the front matter, or delete it.',
    );
  }
  if (frontMatter) checkAskedAs(draft, frontMatter, lineOf);
  const { headings, links, images, anchors } = draft;
  return {
    ...(frontMatter ? { page: { pathname, file, frontMatter, headings, blocks } } : {}),
    problems: [...problems, ...draft.problems],
    links,
    anchors: [...anchors.keys()],
    images: [...new Set(images)],
    sections: extractSections(tree, title),
  };
}

/** Whether a part of a page shows nothing of its own: a heading is one of what stands below it. */
function isBlank(node: Nodes): boolean {
  switch (node.type) {
    case 'yaml':
    case 'html':
    case 'definition':
    case 'heading':
    case 'thematicBreak':
    case 'break':
      return true;
    case 'text':
      return node.value.trim() === '';
    case 'paragraph':
    case 'blockquote':
    case 'list':
    case 'listItem':
      return node.children.every(isBlank);
    default:
      return false;
  }
}
