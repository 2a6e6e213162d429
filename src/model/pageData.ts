import type { EmbedProps, FrontMatter, Heading } from './page.ts';
import type { NavigationStop } from './siteNavigation.ts';

/**
 * A part of a page on its way to the browser. HTML is absent in the data a prerendered document
 * hydrates with (the document holds it already) and present in the file a page change fetches.
 */
export type BlockData =
  | { readonly kind: 'html'; readonly html?: string }
  | { readonly kind: 'component'; readonly name: string; readonly props: EmbedProps };

/** Everything the page view and the shell need to show one page. */
export interface PageData {
  readonly buildId: string;
  readonly pathname: string;
  readonly language: string;
  readonly productId: string | null;
  readonly title: string;
  /** Title of the browser tab: page and product. */
  readonly documentTitle: string;
  readonly description: string;
  readonly layout: FrontMatter['layout'];
  readonly ads: boolean;
  readonly index: boolean;
  readonly links: Pick<FrontMatter, 'waiAria' | 'materialDesign'>;
  readonly headings: readonly Heading[];
  readonly blocks: readonly BlockData[];
  /** Titles of the navigation groups above the page. */
  readonly trail: readonly string[];
  readonly previous: NavigationStop | null;
  readonly next: NavigationStop | null;
  /** Address of the product's navigation, whose name changes with its content. */
  readonly navigationUrl: string | null;
  readonly editUrl: string;
}

/** The same page without the HTML that the prerendered document already holds. */
export function withoutHtml(page: PageData): PageData {
  return { ...page, blocks: page.blocks.map(dropHtml) };
}

function dropHtml(block: BlockData): BlockData {
  return block.kind === 'html' ? { kind: 'html' } : block;
}

/** Where a page change fetches a page's data. */
export function formatPageDataUrl(pathname: string): string {
  return `/data/pages${pathname === '/' ? '/index' : pathname.replace(/\/$/, '')}.json`;
}
