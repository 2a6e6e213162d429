import type { ApiEntry } from '../model/apiPage.ts';
import type { DemoRendition } from '../model/demo.ts';
import type { Page } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Product } from '../model/product.ts';
import type { NavigationItem } from '../model/siteNavigation.ts';
import type { PageSection } from './markdown/parsedPage.ts';

/** A page with what the rest of the site needs to know of it. */
export interface SitePage extends Page {
  readonly productId: string | null;
  /** The address without the prefix of a language, as navigations list it. */
  readonly canonical: string;
  readonly language: string;
  /** Ids that links may lead to. */
  readonly anchors: readonly string[];
  /** Prose by section, for search; what is derived from packages has none. */
  readonly sections: readonly PageSection[];
}

/** A demo as a page shows it. */
export interface SiteDemo {
  readonly name: string;
  /** The Markdown file that shows it. */
  readonly file: string;
  /** The address of that page. */
  readonly pathname: string;
  readonly renditions: readonly DemoRendition[];
}

/** The whole site, read once: plain data, which may be sent to another thread. */
export interface Site {
  readonly products: readonly Product[];
  /** The pages people wrote. */
  readonly written: readonly SitePage[];
  /** The pages made from packages, and those that list what is below an address. */
  readonly derived: readonly SitePage[];
  /** All of them, the written ones first. */
  readonly pages: readonly SitePage[];
  readonly demos: readonly SiteDemo[];
  /** The files of each miniature, its module first, by the address of its page. */
  readonly miniatures: ReadonlyMap<string, readonly string[]>;
  /** Every documented component and hook, with the address its API is shown at. */
  readonly apis: readonly ApiEntry[];
  /** Resolved navigation by product id. */
  readonly navigations: ReadonlyMap<string, readonly NavigationItem[]>;
  /** Everything that is wrong with the content; a build stops unless it is empty. */
  readonly problems: readonly Problem[];
}
