import type { Root as HtmlRoot, RootContent } from 'hast';
import type { Paragraph, Root } from 'mdast';
import { toHtml } from 'hast-util-to-html';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import { unified } from 'unified';
import { checkRawHtml } from './checkRawHtml.ts';
import { formatDirective } from './directives.ts';
import { report, sourceOf, type HtmlState, type PageDraft } from './draft.ts';
import { formatCodeBlock } from './formatCodeBlock.ts';
import { EMBED_TAG } from './formatEmbed.ts';
import { formatHeading } from './formatHeading.ts';
import { checkReference, formatImage, formatLink } from './formatLink.ts';
import { formatListItem, formatTable } from './formatTable.ts';
import type { ParsedBlock } from './parsedPage.ts';

/** Turns a Markdown tree into blocks and gathers everything else about the page in the draft. */
export function renderBlocks(draft: PageDraft, tree: Root): ParsedBlock[] {
  const html = unified()
    .use(remarkRehype, {
      handlers: createHandlers(draft),
      clobberPrefix: 'note-',
      footnoteLabelProperties: { className: ['visually-hidden'] },
    })
    .runSync(tree);
  return splitBlocks(draft, html);
}

function createHandlers(draft: PageDraft): NonNullable<Options['handlers']> {
  return {
    code: (_state, node) => formatCodeBlock(draft, node),
    containerDirective: (state, node, parent) => formatDirective(node, { draft, state, parent }),
    heading: (state, node) => formatHeading(draft, state, node),
    html: (_state, node) => {
      checkRawHtml(draft, node);
      return undefined;
    },
    image: (_state, node) => formatImage(draft, node),
    leafDirective: (state, node, parent) => formatDirective(node, { draft, state, parent }),
    link: (state, node) => formatLink(draft, state, node),
    listItem: formatListItem,
    paragraph: (state, node) => formatParagraph(draft, state, node),
    table: (state, node) => formatTable(draft, state, node),
    text: (state, node) => {
      checkReference(draft, node);
      return defaultHandlers.text(state, node);
    },
    textDirective: (state, node, parent) => formatDirective(node, { draft, state, parent }),
  };
}

/** A line such as `::: info` is not a directive to the parser and would be shown as plain text. */
function formatParagraph(draft: PageDraft, state: HtmlState, node: Paragraph) {
  const [line = ''] = sourceOf(draft, node).split('\n', 1);
  if (line.trim().length > 2 && /^:+$/.test(line.trim())) {
    const fix = 'Remove it, or give the outer block more colons than the blocks inside it have.';
    report(draft, node, 'This line of colons closes nothing.', fix);
  } else if (line.startsWith('::')) {
    report(
      draft,
      node,
      `The line "${line}" looks like a directive but is none.`,
      'Write ":::name[label]{key=value}" without spaces between and with nothing after it.',
    );
  }
  return defaultHandlers.paragraph(state, node);
}

/** As many paragraphs and the like fill about a screen. */
const SCREEN_ELEMENTS = 8;

/** Parts of a page: demos and what else is embedded, and the text between them in pieces of a screen or more. */
function splitBlocks(draft: PageDraft, root: HtmlRoot): ParsedBlock[] {
  const blocks: ParsedBlock[] = [];
  let run: RootContent[] = [];
  const endRun = (): void => {
    const html = toHtml({ type: 'root', children: run }, { allowDangerousHtml: true }).trim();
    if (html !== '') blocks.push({ kind: 'html', html });
    run = [];
  };
  for (const child of root.children) {
    const embed =
      child.type === 'element' && child.tagName === EMBED_TAG
        ? draft.embeds[Number(child.properties['index'])]
        : undefined;
    if (embed) {
      endRun();
      blocks.push(embed);
    } else {
      if (startsSection(child) && countElements(run) >= SCREEN_ELEMENTS) endRun();
      run.push(child);
    }
  }
  endRun();
  return blocks;
}

function startsSection(node: RootContent): boolean {
  if (node.type !== 'element') return false;
  const [first] = node.children;
  return first?.type === 'element' && first.tagName === 'h2';
}

function countElements(nodes: readonly RootContent[]): number {
  return nodes.filter(({ type }) => type === 'element').length;
}
