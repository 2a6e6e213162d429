import type {
  BlockContent,
  Code,
  DefinitionContent,
  List,
  ListItem,
  Nodes,
  Paragraph,
  Root,
} from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Demo } from '../../model/demo.ts';
import { STYLING_NAMES } from '../../model/styling.ts';
import type { Page } from '../../model/page.ts';
import { PAGE_INDEX, type IndexEntry } from '../expandPageIndexes.ts';
import { CALLOUTS, splitLabel } from './directive.ts';
import { findBadgeLabel } from './formatInline.ts';
import { isExternal } from './formatLink.ts';
import { parseHeading } from './heading.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { plainText } from './plainText.ts';

/** What a Markdown copy needs beside the page. */
export interface MarkdownCopyOptions {
  /** The Markdown file the page was parsed from. */
  readonly text: string;
  /** Address of the site without a trailing slash: links shall work wherever the copy is read. */
  readonly origin: string;
  /** The pages of a group of the navigation. */
  readonly listPages: (group: string) => readonly IndexEntry[];
}

/** A page as plain Markdown for readers and tools: demos as their source, directives spelled out. */
export function formatMarkdownCopy(page: Page, options: MarkdownCopyOptions): string {
  const { text, origin } = options;
  const { title, description } = page.frontMatter;
  const tree = parseMarkdown(text.replaceAll('\r\n', '\n'));
  simplify(tree, `${origin}${page.pathname}`);
  tree.children.unshift(
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    { type: 'paragraph', children: [{ type: 'text', value: description }] },
  );
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, {
      bullet: '-',
      rule: '-',
      emphasis: '_',
      handlers: createHandlers(page, options),
    })
    .stringify(tree);
}

/** Rewrites in place what stays the same kind of node, and drops what is for authors only. */
function simplify(tree: Root, address: string): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'heading') node.children = parseHeading(node).children;
    if (node.type === 'code') {
      node.meta = node.meta?.match(/\b(title|tab)="[^"]+"/g)?.join(' ') ?? null;
    }
    if ((node.type === 'link' || node.type === 'image') && !isExternal(node.url)) {
      node.url = new URL(node.url, address).href;
    }
    const isDropped = node.type === 'yaml' || node.type === 'html' || node.type === 'definition';
    if (!isDropped || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

type Handlers = NonNullable<Options['handlers']>;
type Handle = NonNullable<Handlers['paragraph']>;
type Write = (nodes: readonly (BlockContent | DefinitionContent)[]) => string;

function createHandlers(page: Page, options: MarkdownCopyOptions): Handlers {
  const writer =
    (state: Parameters<Handle>[2], info: Parameters<Handle>[3]): Write =>
    (nodes) =>
      state.containerFlow({ type: 'root', children: [...nodes] }, info);
  return {
    textDirective: (node: TextDirective, parent, state, info) =>
      state.handle(toInline(node), parent, state, info),
    leafDirective: (node: LeafDirective, _parent, state, info) =>
      writer(state, info)(toBlocks(node, page, options)),
    containerDirective: (node: ContainerDirective, _parent, state, info) =>
      writer(state, info)(toPlainBlocks(node)),
  };
}

function toInline(node: TextDirective): Nodes {
  const label = plainText({ type: 'paragraph', children: node.children });
  if (node.name === 'badge') return { type: 'text', value: `(${findBadgeLabel(label) ?? label})` };
  return { type: 'inlineCode', value: label };
}

function toBlocks(node: LeafDirective, page: Page, options: MarkdownCopyOptions): BlockContent[] {
  const name = plainText({ type: 'paragraph', children: node.children });
  if (node.name === 'demo') {
    const block = page.blocks.find((one) => one.kind === 'demo' && one.demo.name === name);
    return block?.kind === 'demo' ? toCode(block.demo) : [];
  }
  const address = `${options.origin}${page.pathname}`;
  if (name === PAGE_INDEX) {
    return [toList(options.listPages(node.attributes?.['group'] ?? ''), address)];
  }
  const children: Paragraph['children'] = [{ type: 'text', value: `Interactive: ${name}` }];
  return [{ type: 'paragraph', children: [{ type: 'link', url: address, children }] }];
}

function toList(entries: readonly IndexEntry[], address: string): List {
  const toItem = ({ href, title, description }: IndexEntry): ListItem => {
    const url = new URL(href, address).href;
    const children: Paragraph['children'] = [
      { type: 'link', url, children: [{ type: 'text', value: title }] },
      ...(description ? [{ type: 'text' as const, value: `: ${description}` }] : []),
    ];
    return { type: 'listItem', children: [{ type: 'paragraph', children }] };
  };
  return { type: 'list', spread: false, children: entries.map(toItem) };
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

function toPlainBlocks(node: ContainerDirective): (BlockContent | DefinitionContent)[] {
  const { label, content } = splitLabel(node);
  const severity = Object.entries(CALLOUTS).find(([name]) => name === node.name)?.[1];
  if (severity !== undefined) {
    const title = bold(label ? `${severity}: ${plainText(label)}` : severity);
    return [{ type: 'blockquote', children: [title, ...content] }];
  }
  return label ? [bold(plainText(label)), ...content] : content;
}

function bold(value: string): Paragraph {
  return {
    type: 'paragraph',
    children: [{ type: 'strong', children: [{ type: 'text', value }] }],
  };
}
