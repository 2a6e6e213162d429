import { formatPageDataUrl, type PageData } from '../model/pageData.ts';
import { BUILD_ID } from '../docsConfig/siteConfig.ts';

/** The site was deployed anew while this tab was open; only a full page load helps. */
export class OutdatedTabError extends Error {
  override readonly name = 'OutdatedTabError';
}

/** There is no such page, as far as the server tells. */
export class MissingPageError extends Error {
  override readonly name = 'MissingPageError';
}

const MAX_KEPT_PAGES = 40;
const pages = new Map<string, Promise<PageData>>();
const navigations = new Map<string, string>();

/** Fetches a page's data and its product's navigation; what was fetched once is kept. */
export function loadPage(pathname: string): Promise<PageData> {
  const known = pages.get(pathname);
  if (known) return known;
  const loading = fetchPage(pathname);
  pages.set(pathname, loading);
  loading.catch(() => pages.delete(pathname));
  const oldest = pages.keys().next().value;
  if (pages.size > MAX_KEPT_PAGES && oldest !== undefined) pages.delete(oldest);
  return loading;
}

/** The HTML of a navigation that `loadPage` brought along. */
export function getLoadedNavigation(url: string): string | undefined {
  return navigations.get(url);
}

async function fetchPage(pathname: string): Promise<PageData> {
  const response = await fetch(formatPageDataUrl(pathname));
  if (!response.ok) throw new MissingPageError(`No page at ${pathname} (${response.status}).`);
  const page: PageData = await response.json();
  if (page.buildId !== BUILD_ID)
    throw new OutdatedTabError(`The site moved on to ${page.buildId}.`);
  if (page.navigationUrl) await loadNavigation(page.navigationUrl);
  return page;
}

async function loadNavigation(url: string): Promise<void> {
  if (navigations.has(url)) return;
  const response = await fetch(url);
  if (!response.ok) throw new OutdatedTabError(`No navigation at ${url}.`);
  navigations.set(url, await response.json());
}
