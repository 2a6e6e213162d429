import { toAddress } from '../../model/address.ts';
import type { CacheKind } from '../cacheNames.ts';
import type { PageMessage } from '../messages.ts';
import { BUILD } from './build.ts';
import { findCached, nameOwnCache } from './cacheLookup.ts';
import { findBuild, isGoodAnswer } from './checkAnswer.ts';
import { isGenuine } from './genuineFiles.ts';
import { data, pages, renewedAssets } from './strategies.ts';
import { scope, type LastingEvent } from './workerScope.ts';

type Visit = Extract<PageMessage, { kind: 'visited' }>;

/**
 * Caches a page that the reader reached without requesting its document through this worker: on the first
 * visit, by a page change within the site, or before a deployment.
 */
export async function keepVisited(
  event: LastingEvent,
  { pathname, navigationUrl, assets: loaded }: Visit,
): Promise<void> {
  const page = toAddress(pathname);
  const navigation = navigationUrl && toAddress(navigationUrl);
  for (const url of loaded) {
    if (!(await hasOwnCopy(url, 'shell')) && !(await hasOwnCopy(url, 'assets'))) {
      await keepAsset(event, url);
    }
  }
  if (navigation && !(await hasOwnCopy(navigation, 'data'))) await keep(event, navigation, data);
  if (!(await hasOwnCopy(page, 'pages'))) await keep(event, page, pages);
}

async function hasOwnCopy(url: string, kind: CacheKind): Promise<boolean> {
  const cacheName = nameOwnCache(kind);
  return (await caches.match(url, { cacheName, ignoreVary: true })) !== undefined;
}

/** An older build's copy will go with that build; its worker may have kept something else in the file's place. */
async function keepAsset(event: LastingEvent, url: string): Promise<void> {
  const address = scope.location.origin + url;
  const copy = await findCached(address, 'asset');
  if (!copy || !(await isGenuine(address, copy))) return keep(event, url, renewedAssets);
  const cache = await caches.open(nameOwnCache('assets'));
  await cache.put(url, copy);
}

async function keep(event: LastingEvent, url: string, strategy: typeof pages): Promise<void> {
  const [answered, kept] = strategy.handleAll({ event, request: new Request(url) });
  // The reader has the page; not being able to keep it is no error to them.
  await Promise.allSettled([answered, kept]);
}

/** Caches the server's current version of a page and returns whether it belongs to this worker's build. */
export async function renewPage(pathname: string): Promise<boolean> {
  try {
    const response = await fetch(pathname);
    const text = await response.clone().text();
    if (!isGoodAnswer(response, 'page') || findBuild(text, 'page') !== BUILD) return false;
    const cache = await caches.open(nameOwnCache('pages'));
    await cache.put(pathname, response);
    return true;
  } catch {
    // Offline, or no space left: the page that is there is the best there is.
    return false;
  }
}
