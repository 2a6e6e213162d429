import type { CodeLanguage } from '../../model/code.ts';
import type { DemoOptions } from '../../model/demo.ts';
import type { Block, Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import type { ImageSize } from './parseImageSize.ts';

/** A Markdown file and its address. */
export interface PageInput {
  /** Path relative to the project root. */
  readonly file: string;
  /** Canonical path with a trailing slash. */
  readonly pathname: string;
  readonly text: string;
}

/** What parsing a page needs to know of the rest of the site. */
export interface PageContext {
  /** Names `::component[Name]` may use. */
  readonly components: readonly string[];
  /** Whether a path such as `/images/hero.png` is served as a static file. */
  readonly hasFile: (path: string) => boolean;
  /** Size of a static image in px, or null when it is unknown. */
  readonly readImageSize: (path: string) => ImageSize | null;
  /** Inner HTML of `<code>`; `lines` are the highlighted lines, counted from 1. */
  readonly highlight: (
    code: string,
    language: CodeLanguage,
    options: { readonly lines: readonly number[] },
  ) => string;
  /** JavaScript for a piece of TypeScript; null when it is the same or cannot be parsed. */
  readonly stripTypes: (code: string, language: 'ts' | 'tsx') => string | null;
}

/** A demo named in Markdown, before its files are read. */
export interface DemoReference {
  readonly kind: 'demo';
  readonly name: string;
  readonly options: DemoOptions;
  readonly line: number;
}

/** A block as far as Markdown alone defines it. */
export type ParsedBlock = Exclude<Block, { kind: 'demo' | 'api' }> | DemoReference;

/** A page whose demos are still names. */
export interface ParsedPage extends Omit<Page, 'blocks'> {
  readonly blocks: readonly ParsedBlock[];
}

/** A link and the place it is written at. */
export interface PageLink {
  readonly file: string;
  readonly line: number;
  readonly href: string;
}

/** Prose under one heading, for search. The part above the first heading has an empty id. */
export interface PageSection {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** All that one Markdown file yields. */
export interface ParseResult {
  /** Absent only when the front matter is unusable, so that dev can still show a page with slips. */
  readonly page?: ParsedPage;
  readonly problems: readonly Problem[];
  readonly links: readonly PageLink[];
  /** Ids other pages may link to: headings and demos (`Name`, `Name.tsx`, `Name.js`). */
  readonly anchors: readonly string[];
  /** Paths of the static images the page shows. */
  readonly images: readonly string[];
  readonly sections: readonly PageSection[];
}
