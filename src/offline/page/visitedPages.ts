import { toAddress } from '../../model/address.ts';
import { parseCacheName } from '../cacheNames.ts';
import type { OfflinePage } from '../offlineList.ts';
import { OFFLINE_URL } from '../worker/precache.ts';

/** The pages kept because they were visited, by title. Demo frames are no pages, and the list does not list itself. */
export async function listVisitedPages(caches: CacheStorage): Promise<readonly OfflinePage[]> {
  const titles = new Map<string, string>();
  for (const name of await caches.keys()) {
    if (parseCacheName(name)?.kind !== 'pages') continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (pathname === toAddress(OFFLINE_URL)) continue;
      const copy = await cache.match(request);
      const title = copy && findTitle(await copy.text());
      if (title) titles.set(pathname, title);
    }
  }
  const pages = [...titles].map(([url, title]) => ({ url, title }));
  return pages.sort((a, b) => a.title.localeCompare(b.title));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The title of a document of the site; frames say that they have none worth listing. */
function findTitle(html: string): string | undefined {
  if (!html.includes('rel="canonical"')) return undefined;
  const title = /<title[^>]*>([^<]*)</.exec(html)?.[1];
  return title?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
