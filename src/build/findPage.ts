import { formatMarkdownUrl } from '../model/pageData.ts';
import { formatInternalPathname } from '../model/route.ts';
import type { Site, SitePage } from '../source/site.ts';
import { perSite } from './perSite.ts';

const indexByPath = perSite(
  ({ pages }) => new Map(pages.map((page) => [page.pathname, page] as const)),
);

const indexByMarkdownUrl = perSite(
  ({ pages }) => new Map(pages.map((page) => [formatMarkdownUrl(page.pathname), page] as const)),
);

/** The page at an address. */
export function findPage(site: Site, pathname: string): SitePage | undefined {
  return indexByPath(site).get(pathname);
}

/** The page whose Markdown is published at an address. */
export function findPageByMarkdownUrl(site: Site, url: string): SitePage | undefined {
  return indexByMarkdownUrl(site).get(url);
}

const indexByInternalPath = perSite(
  ({ pages }) =>
    new Map(pages.map(({ pathname }) => [formatInternalPathname(pathname), pathname] as const)),
);

/** The address of the page whose files are kept under a path. */
export function resolveInternalPathname(site: Site, path: string): string {
  return indexByInternalPath(site).get(path) ?? `${path}/`;
}
