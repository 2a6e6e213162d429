import type {
  BlockContent,
  Code,
  DefinitionContent,
  List,
  ListItem,
  Nodes,
  Paragraph,
  RootContent,
} from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { Demo } from '../../model/demo.ts';
import { NO_REPLACEMENT, type DeprecatedRow } from '../../model/apiPage.ts';
import { GALLERY_FILTER } from '../../model/embeddedComponents.ts';
import type { Block, Page } from '../../model/page.ts';
import { STYLING_NAMES } from '../../model/styling.ts';
import { DEPRECATION_LIST } from '../apiPages/expandDeprecations.ts';
import { PAGE_INDEX } from '../expandPageIndexes.ts';
import { GALLERY } from '../galleries/expandGalleries.ts';
import type { ListedPage } from '../formatPageList.ts';
import { CALLOUTS, splitLabel, type Severity } from './directive.ts';
import { findBadgeLabel } from './formatInline.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { plainText } from './plainText.ts';
import { simplify } from './simplify.ts';

/** The page a Markdown copy is made of, as far as its directives need it. */
export interface CopiedPage {
  readonly page: Page;
  /** Its address in full: links shall work wherever the copy is read. */
  readonly address: string;
  /** The whole address of a link. */
  readonly resolveUrl: (url: string) => string;
  /** The pages of a group of the navigation, or those whose addresses are given. */
  readonly listPages: (group: string, addresses: string) => readonly ListedPage[];
}

/** Keys as code. */
export function copyKeys(node: TextDirective): Nodes {
  return { type: 'inlineCode', value: labelOf(node) };
}

/** What readers see of a badge, in brackets. */
export function copyBadge(node: TextDirective): Nodes {
  const label = labelOf(node);
  return { type: 'text', value: `(${findBadgeLabel(label) ?? label})` };
}

/** The source of a demo. */
export function copyDemo(node: LeafDirective, { page }: CopiedPage): BlockContent[] {
  const name = labelOf(node);
  const block = page.blocks.find((one) => one.kind === 'demo' && one.demo.name === name);
  return block?.kind === 'demo' ? toCode(block.demo) : [];
}

/** What the component lists where it is a list, else a link to where it runs. */
export function copyComponent(
  node: LeafDirective,
  { page, address, resolveUrl, listPages }: CopiedPage,
): BlockContent[] {
  const name = labelOf(node);
  if (name === DEPRECATION_LIST) return page.blocks.flatMap(toDeprecations);
  if (name === GALLERY_FILTER) return [];
  if (name === PAGE_INDEX || name === GALLERY) {
    return [
      toList(
        listPages(node.attributes?.['group'] ?? '', node.attributes?.['pages'] ?? ''),
        resolveUrl,
      ),
    ];
  }
  const facts = page.blocks.flatMap((block) => toFacts(block, node, resolveUrl));
  if (facts.length > 0) return facts;
  const children: Paragraph['children'] = [{ type: 'text', value: `Interactive: ${name}` }];
  return [{ type: 'paragraph', children: [{ type: 'link', url: address, children }] }];
}

/** A callout as a quote that begins with its severity. */
export function copyCallout(node: ContainerDirective, severity: Severity): BlockContent[] {
  const { label, content } = splitLabel(node);
  const word = CALLOUTS[severity];
  const title = bold(label ? `${word}: ${plainText(label)}` : word);
  return [{ type: 'blockquote', children: [title, ...content] }];
}

/** What a block holds, under its label. */
export function copyContent(node: ContainerDirective): (BlockContent | DefinitionContent)[] {
  const { label, content } = splitLabel(node);
  return label ? [bold(plainText(label)), ...content] : content;
}

function labelOf({ children }: TextDirective | LeafDirective): string {
  return plainText({ type: 'paragraph', children });
}

function toList(entries: readonly ListedPage[], resolveUrl: CopiedPage['resolveUrl']): List {
  const toItem = ({ href, title, description }: ListedPage): ListItem => {
    const url = resolveUrl(href);
    const children: Paragraph['children'] = [
      { type: 'link', url, children: [{ type: 'text', value: title }] },
      ...(description ? [{ type: 'text' as const, value: `: ${description}` }] : []),
    ];
    return { type: 'listItem', children: [{ type: 'paragraph', children }] };
  };
  return { type: 'list', spread: false, children: entries.map(toItem) };
}

/** The text of the list that stands where the directive is written. */
function toFacts(
  block: Block,
  node: LeafDirective,
  resolveUrl: CopiedPage['resolveUrl'],
): BlockContent[] {
  if (block.kind !== 'api' || block.view !== 'facts' || block.name !== labelOf(node)) return [];
  const written = Object.entries(node.attributes ?? {});
  if (!written.every(([key, value]) => String(block.props[key]) === value)) return [];
  const tree = parseMarkdown(block.text.markdown);
  simplify(tree, resolveUrl);
  return tree.children.filter(isFlow);
}

function isFlow(node: RootContent): node is Extract<RootContent, BlockContent> {
  return ['heading', 'paragraph', 'list', 'table'].includes(node.type);
}

function toDeprecations(block: Block): BlockContent[] {
  if (block.kind !== 'api' || block.view !== 'deprecations') return [];
  return block.apis.flatMap(({ name, rows }) => [
    { type: 'heading', depth: 3, children: [{ type: 'text', value: name }] },
    { type: 'list', spread: false, children: rows.map(toDeprecation) },
  ]);
}

function toDeprecation({ kind, name, instead }: DeprecatedRow): ListItem {
  const [text] = parseMarkdown(withoutLinks(instead?.markdown ?? '')).children;
  const children: Paragraph['children'] = [
    { type: 'inlineCode', value: name },
    { type: 'text', value: kind === 'class' ? ': ' : ` ${kind}: ` },
    ...(text?.type === 'paragraph'
      ? text.children
      : [{ type: 'text' as const, value: NO_REPLACEMENT }]),
  ];
  return { type: 'listItem', children: [{ type: 'paragraph', children }] };
}

/** Comments link by addresses of other sites; their texts say the same. */
function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
}

/** Every file of a demo in TypeScript, under the name of its styling where there is a choice. */
function toCode(demo: Demo): BlockContent[] {
  return demo.renditions.flatMap(({ styling, sources }) => [
    ...(styling === null ? [] : [bold(STYLING_NAMES[styling])]),
    ...sources.TS.files.map(({ name, code }): Code => ({
      type: 'code',
      lang: name.split('.').at(-1) ?? 'tsx',
      meta: `title="${name}"`,
      value: code.trimEnd(),
    })),
  ]);
}

function bold(value: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value }] }],
  };
}
