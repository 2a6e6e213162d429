import type { Root as HtmlRoot, RootContent } from 'hast';
import type { Paragraph, Parents, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toHtml } from 'hast-util-to-html';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import { unified } from 'unified';
import { checkRawHtml } from './checkRawHtml.ts';
import { checkDirective } from './directive.ts';
import { element, report, sourceOf, type HtmlState, type PageDraft } from './draft.ts';
import { formatCallout, formatDetails, formatFeatures } from './formatCallout.ts';
import { formatCodeBlock } from './formatCodeBlock.ts';
import { EMBED_TAG, formatEmbed } from './formatEmbed.ts';
import { formatHeading } from './formatHeading.ts';
import { formatBadge, formatKeys } from './formatInline.ts';
import { checkReference, formatImage, formatLink } from './formatLink.ts';
import { formatListItem, formatTable } from './formatTable.ts';
import { formatTabs } from './formatTabs.ts';
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
    containerDirective: (state, node) => formatContainer(draft, state, node),
    heading: (state, node) => formatHeading(draft, state, node),
    html: (_state, node) => {
      checkRawHtml(draft, node);
      return undefined;
    },
    image: (_state, node) => formatImage(draft, node),
    leafDirective: (_state, node, parent) => formatLeaf(draft, node, parent),
    link: (state, node) => formatLink(draft, state, node),
    listItem: formatListItem,
    paragraph: (state, node) => formatParagraph(draft, state, node),
    table: (state, node) => formatTable(draft, state, node),
    text: (state, node) => {
      checkReference(draft, node);
      return defaultHandlers.text(state, node);
    },
    textDirective: (state, node) => formatText(draft, state, node),
  };
}

function formatContainer(draft: PageDraft, state: HtmlState, node: ContainerDirective) {
  const name = checkDirective(draft, node);
  switch (name) {
    case 'info':
    case 'success':
    case 'warning':
    case 'error':
      return formatCallout(draft, state, node, name);
    case 'details':
      return formatDetails(draft, state, node);
    case 'features':
      return formatFeatures(draft, state, node);
    case 'tabs':
      return formatTabs(draft, node);
    default:
      return element('div', {}, state.all(node));
  }
}

function formatLeaf(draft: PageDraft, node: LeafDirective, parent: Parents | undefined) {
  const name = checkDirective(draft, node);
  if (name !== 'demo' && name !== 'component') return undefined;
  return formatEmbed(draft, node, name, parent);
}

function formatText(draft: PageDraft, state: HtmlState, node: TextDirective) {
  const name = checkDirective(draft, node);
  if (name === 'kbd') return formatKeys(draft, node);
  if (name === 'badge') return formatBadge(draft, node);
  return element('span', {}, state.all(node));
}

/** A line such as `::: info` is no directive to the parser and would be shown as it stands. */
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
