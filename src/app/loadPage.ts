import { formatPageDataUrl, type PageData } from '../model/pageData.ts';
import { BUILD_ID } from '../ui/siteConfig.ts';

/** Why a page could not be loaded. */
export type LoadFailure =
  /** The server says that there is no such page. */
  | 'missing'
  /** The site was deployed anew while this tab was open; only a full page load helps. */
  | 'outdated'
  /** The network or the server is down. */
  | 'unreachable';

/** A page that could not be loaded; its message is the reason. */
export class LoadError extends Error {
  declare readonly message: LoadFailure;
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
  const page: PageData = await fetchJson(formatPageDataUrl(pathname), 'missing');
  if (page.buildId !== BUILD_ID) throw fail('outdated');
  if (page.navigationUrl) await loadNavigation(page.navigationUrl);
  return page;
}

/** Fetches the HTML of a navigation with all its groups. */
export async function loadNavigation(url: string): Promise<string> {
  const html = navigations.get(url) ?? (await fetchJson<string>(url, 'outdated'));
  navigations.set(url, html);
  return html;
}

/** A failing server or a login page of the network in place of our data count as no answer, too. */
async function fetchJson<Data>(url: string, ifNone: LoadFailure): Promise<Data> {
  const response = await fetch(url).catch(() => null);
  if (response?.ok) return response.json().catch(() => Promise.reject(fail('unreachable')));
  throw fail(response && response.status < 500 ? ifNone : 'unreachable');
}

function fail(reason: LoadFailure): LoadError {
  return new LoadError(reason);
}
