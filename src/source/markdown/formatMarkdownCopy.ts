import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import type { Page } from '../../model/page.ts';
import type { ListedPage } from '../formatPageList.ts';
import type { CopiedPage } from './copyDirective.ts';
import { DIRECTIVES, findDirective } from './directives.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { simplify } from './simplify.ts';

/** What a Markdown copy needs beside the page. */
export interface MarkdownCopyOptions {
  /** The Markdown file the page was parsed from. */
  readonly text: string;
  /** Address of the site without a trailing slash: links shall work wherever the copy is read. */
  readonly origin: string;
  /** The pages of a group of the navigation. */
  readonly listPages: (group: string, addresses: string) => readonly ListedPage[];
}

/** A page as plain Markdown for readers and tools: demos as their source, directives spelled out. */
export function formatMarkdownCopy(page: Page, options: MarkdownCopyOptions): string {
  const { text, origin, listPages } = options;
  const address = `${origin}${page.pathname}`;
  const { title, description } = page.frontMatter;
  const tree = parseMarkdown(text.replaceAll('\r\n', '\n'));
  const resolveUrl = (url: string): string =>
    url.startsWith('/') ? origin + url : new URL(url, address).href;
  simplify(tree, resolveUrl);
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
      handlers: createHandlers({ page, address, resolveUrl, listPages }),
    })
    .stringify(tree);
}

type Handlers = NonNullable<Options['handlers']>;

/** A directive that does not exist is a problem of its page; here it is left out. */
function createHandlers(copied: CopiedPage): Handlers {
  return {
    textDirective: (node: TextDirective, parent, state, info) => {
      const row = findDirective(DIRECTIVES.textDirective, node.name);
      return row ? state.handle(row.copy(node, copied), parent, state, info) : '';
    },
    leafDirective: (node: LeafDirective, _parent, state, info) => {
      const row = findDirective(DIRECTIVES.leafDirective, node.name);
      return state.containerFlow({ type: 'root', children: row?.copy(node, copied) ?? [] }, info);
    },
    containerDirective: (node: ContainerDirective, _parent, state, info) => {
      const row = findDirective(DIRECTIVES.containerDirective, node.name);
      return state.containerFlow({ type: 'root', children: row?.copy(node, copied) ?? [] }, info);
    },
  };
}
