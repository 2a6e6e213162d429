import type { Element, ElementContent, Properties } from 'hast';
import type { Node } from 'unist';
import type { Options } from 'remark-rehype';
import type { Heading } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { PageContext, PageInput, PageLink, ParsedBlock } from './parsedPage.ts';

type Handlers = NonNullable<Options['handlers']>;
type Handler = NonNullable<Handlers['root']>;

/** What Markdown nodes are turned into HTML with: gives the HTML of a node's children. */
export type HtmlState = Parameters<Handler>[0];

/** An embedded block, placed between the page's pieces of HTML. */
export type Embed = Exclude<ParsedBlock, { kind: 'html' }>;

/** What is gathered while the nodes of one page are turned into HTML, in document order. */
export interface PageDraft {
  readonly input: PageInput;
  readonly context: PageContext;
  readonly title: string;
  readonly problems: Problem[];
  readonly links: PageLink[];
  readonly images: string[];
  readonly headings: Heading[];
  /** Ids that links may aim at, with the line each was given on. */
  readonly anchors: Map<string, number>;
  readonly embeds: Embed[];
  /** Names of scrollable regions so far; a name may be used only once on a page. */
  readonly regionNames: Set<string>;
  /** Radio group names of tabbed code so far. */
  readonly tabGroups: string[];
  /** Level of the heading before the current node; the title counts as 1. */
  level: number;
}

/** An empty draft of a page. */
export function createDraft(input: PageInput, context: PageContext, title: string): PageDraft {
  return {
    input,
    context,
    title,
    problems: [],
    links: [],
    images: [],
    headings: [],
    anchors: new Map(),
    embeds: [],
    regionNames: new Set(),
    tabGroups: [],
    level: 1,
  };
}

/** Line of a node in its file. */
export function lineOf(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** Notes a mistake at a node (or line) of the page. */
export function report(draft: PageDraft, at: Node | number, what: string, fix: string): void {
  const line = typeof at === 'number' ? at : lineOf(at);
  draft.problems.push({ file: draft.input.file, line, what, fix });
}

/** The source text of a node. */
export function sourceOf(draft: PageDraft, node: Node): string {
  return draft.input.text.slice(node.position?.start.offset, node.position?.end.offset);
}

/** Builds an HTML element. */
export function element(
  tagName: string,
  properties: Properties = {},
  children: readonly (ElementContent | string)[] = [],
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}
