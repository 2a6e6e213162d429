import type { TextLink } from './apiPage.ts';
import type { CodeVariant } from './codeVariant.ts';
import type { DemoOptions, DemoSource } from './demo.ts';
import type { LanguageAlternate } from './language.ts';
import type { EmbedProps, FrontMatter, Heading } from './page.ts';
import type { NavigationStop } from './siteNavigation.ts';
import type { BaseLibrary, CategoryId, Product } from './product.ts';
import { formatInternalPathname } from './route.ts';
import type { Styling } from './styling.ts';

/** A product as far as its pages show it; the list of all products is not part of the scripts. */
export type PageProduct = Pick<
  Product,
  'id' | 'name' | 'home' | 'logo' | 'accent' | 'versions' | 'paths' | 'unmaintained'
>;

/** One rendition of a demo, as sent to the browser. */
export interface RenditionData {
  readonly styling: Styling | null;
  /** Path of the demo's file in the repository. */
  readonly file: string;
  /** Address of the demo's module, and of everything it imports, for preloading. */
  readonly module: string;
  readonly preload: readonly string[];
  readonly theme: 'material' | 'joy' | 'none';
  /** Whether the demo uses components that ask for a licence key. */
  readonly commercial: boolean;
  /** Whether the code differs between the languages. */
  readonly hasVariants: boolean;
  /** Whether a short preview of the code is shown at first. */
  readonly hasPreview: boolean;
  /** The demo as rendered at build time. */
  readonly html?: string;
  /** In dev: the demo cannot be rendered, and `html` says why. */
  readonly failed?: true;
  /** Highlighted preview in both languages, as HTML. */
  readonly previewHtml?: string;
  /** Where the full source is shown at first: the names of its files, and the first file as HTML. */
  readonly open?: { readonly files: Readonly<Record<CodeVariant, readonly string[]>> };
  readonly openHtml?: string;
}

/** A demo, as sent to the browser. */
export interface DemoData {
  readonly kind: 'demo';
  readonly name: string;
  readonly options: DemoOptions;
  readonly renditions: readonly [RenditionData, ...RenditionData[]];
}

/** The code of one demo, fetched when the reader opens, copies or edits it. */
export interface DemoCode {
  readonly name: string;
  readonly renditions: readonly {
    readonly styling: Styling | null;
    readonly sources: Readonly<Record<CodeVariant, DemoSource>>;
    readonly dependencies: Readonly<Record<string, string>>;
    /** The libraries whose components and theme it uses. */
    readonly libraries: readonly BaseLibrary[];
  }[];
}

/**
 * A part of a page, as sent to the browser. HTML is absent in the data a prerendered document
 * hydrates with (the document holds it already) and present in the file a page change fetches.
 */
export type BlockData =
  | { readonly kind: 'html'; readonly html?: string; readonly prose?: false }
  | { readonly kind: 'api'; readonly html?: string }
  | DemoData
  | { readonly kind: 'component'; readonly name: string; readonly props: EmbedProps };

/** A section in the contents list; the rows of its table are HTML, empty where the document holds it. */
export interface HeadingData extends Omit<Heading, 'rows'> {
  readonly rowsHtml?: string;
}

/** A few words about a page's subject, where they are explained, and how they are meant. */
export interface PageFact extends TextLink {
  readonly hint?: string;
}

/** Everything the page view and the shell need to show one page. Its links are addresses, all else paths of the site. */
export interface PageData {
  readonly pathname: string;
  /** The address without the prefix of a language, as navigations list it. */
  readonly canonical: string;
  readonly language: string;
  /** Whether the address that was asked for has no page, which this page says. */
  readonly missing: boolean;
  /** The page in all languages it is there in; none where that is one. */
  readonly alternates: readonly LanguageAlternate[];
  readonly productId: string | null;
  readonly categoryId: CategoryId;
  /** What the shell shows of the product. */
  readonly product: PageProduct | null;
  readonly title: string;
  /** Title of the browser tab: page and product. */
  readonly documentTitle: string;
  readonly description: string;
  readonly layout: FrontMatter['layout'];
  readonly ads: boolean;
  readonly index: boolean;
  /** Links of the header: standards, and facts from the packages about the page's subject. */
  readonly facts: readonly PageFact[];
  readonly headings: readonly HeadingData[];
  readonly blocks: readonly BlockData[];
  /** Styles of the page's demos as they are before their code has loaded. */
  readonly demoStyles?: string;
  /** Stylesheets the page's demos need: theme variables, fonts, their own files. */
  readonly stylesheets: readonly string[];
  /** Fonts that the demos are set in before their code has loaded. */
  readonly fonts: readonly string[];
  /** Stylesheets of fonts that may come late or never, so no page waits for them. */
  readonly lateStylesheets: readonly string[];
  /** Titles of the navigation groups above the page. */
  readonly trail: readonly string[];
  readonly previous: NavigationStop | null;
  readonly next: NavigationStop | null;
  /** Address of the product's navigation, whose name changes with its content. */
  readonly navigationUrl: string | null;
  /** Null for pages that nobody writes. */
  readonly editUrl: string | null;
  /** The page as plain Markdown; null for pages that were not written as such. */
  readonly markdownUrl: string | null;
}

/** What a page change fetches. The build comes first, where the service worker looks for it. */
export interface PageFile extends PageData {
  readonly buildId: string;
}

/** A page together with the HTML of its navigation, as only the prerendering process has it. */
export interface PrerenderedPage {
  readonly page: PageData;
  readonly navigationHtml: string | null;
  readonly productsHtml: string;
}

/** The same page without the HTML that the prerendered document already holds. */
export function withoutHtml({ demoStyles: _, ...page }: PageData): PageData {
  return {
    ...page,
    headings: page.headings.map((heading) =>
      heading.rowsHtml === undefined ? heading : { ...heading, rowsHtml: '' },
    ),
    blocks: page.blocks.map(dropHtml),
  };
}

function dropHtml(block: BlockData): BlockData {
  switch (block.kind) {
    case 'html':
    case 'api':
      return { kind: block.kind };
    case 'demo': {
      const [first, ...others] = block.renditions;
      return { ...block, renditions: [dropShownHtml(first), ...others.map(dropDemoHtml)] };
    }
    case 'component':
      return block;
  }
}

function dropShownHtml(rendition: RenditionData): RenditionData {
  const { html: _html, previewHtml: _preview, openHtml: _open, ...rest } = rendition;
  return rest;
}

/** Renditions that the document does not show; they are rendered when they are chosen. */
function dropDemoHtml({ html: _html, ...rest }: RenditionData): RenditionData {
  return rest;
}

/** Where a page change fetches a page's data. */
export function formatPageDataUrl(pathname: string): string {
  return `/data/pages${formatInternalPathname(pathname)}.json`;
}

/** Address of a page as plain Markdown. */
export function formatMarkdownUrl(pathname: string): string {
  return `/markdown${formatInternalPathname(pathname)}.md`;
}
