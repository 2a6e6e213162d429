import { toAddress } from '../model/address.ts';
import { formatPageDataUrl, type PageData, type PageFile } from '../model/pageData.ts';
import { canonicalizePathname } from '../model/pathname.ts';
import { BUILD_ID } from '../ui/siteConfig.ts';

/** Why a page could not be loaded. */
export type LoadFailure =
  /** The server says that there is no such page. */
  | 'missing'
  /** The site was deployed anew while this tab was open; only a full page load helps. */
  | 'outdated'
  /** Too slow, an error of the server, or something else than our data, like a login page of the network. */
  | 'broken'
  /** No answer: the server or the network is down. */
  | 'unreachable';

/** A page that could not be loaded; its message is the reason. */
export class LoadError extends Error {
  declare readonly message: LoadFailure;
}

const MAX_KEPT_PAGES = 40;
/**
 * How long data may take; a document is read while it arrives, and shows something earlier. In dev the
 * data is made when it is asked for, and a document would take as long.
 */
const PATIENCE_MS = import.meta.env.DEV ? 600_000 : 10_000;
const pages = new Map<string, Promise<PageData>>();
const navigations = new Map<string, string>();

/** Fetches a page's data and its product's navigation; what was fetched once is kept. */
export function loadPage(address: string): Promise<PageData> {
  const pathname = canonicalizePathname(address);
  const known = pages.get(pathname);
  if (known) return known;
  const loading = fetchPage(pathname);
  pages.set(pathname, loading);
  loading.catch(() => pages.delete(pathname));
  const oldest = pages.keys().next().value;
  if (pages.size > MAX_KEPT_PAGES && oldest !== undefined) pages.delete(oldest);
  return loading;
}

/** Lets the next visit fetch everything again but the navigation that is shown; content changes while dev runs. */
export function forgetPages(shownNavigation: string | null): void {
  pages.clear();
  for (const url of navigations.keys()) if (url !== shownNavigation) navigations.delete(url);
}

/** The HTML of a navigation that `loadPage` brought along. */
export function getLoadedNavigation(url: string): string | undefined {
  return navigations.get(url);
}

async function fetchPage(pathname: string): Promise<PageData> {
  const page = await fetchJson(formatPageDataUrl(pathname), isPage, 'missing');
  if (page.buildId !== BUILD_ID) throw new LoadError('outdated');
  if (page.navigationUrl) await loadNavigation(page.navigationUrl);
  return page;
}

/** Fetches the HTML of a navigation with all its groups. */
export async function loadNavigation(url: string): Promise<string> {
  return navigations.get(url) ?? reloadNavigation(url);
}

/** Fetches a navigation again, in dev. */
export async function reloadNavigation(url: string): Promise<string> {
  const html = await fetchJson(url, isText, 'outdated');
  navigations.set(url, html);
  return html;
}

async function fetchJson<Data>(
  url: string,
  isData: (value: unknown) => value is Data,
  ifNone: LoadFailure,
): Promise<Data> {
  try {
    const response = await fetch(toAddress(url), { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new LoadError(response.status < 500 ? ifNone : 'broken');
    const data: unknown = await response.json();
    if (isData(data)) return data;
    throw new LoadError('broken');
  } catch (error) {
    if (error instanceof LoadError) throw error;
    // Browsers report a failing network as a `TypeError`, and nothing else that can happen here.
    throw new LoadError(error instanceof TypeError ? 'unreachable' : 'broken');
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether the views can be given it. Data of another build may look different; a document helps then as well. */
function isPage(value: unknown): value is PageFile {
  return ['blocks', 'headings', 'stylesheets', 'trail'].every((key) =>
    Array.isArray(Reflect.get(Object(value), key)),
  );
}
