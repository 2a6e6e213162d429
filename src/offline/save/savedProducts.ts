import { toAddress } from '../../model/address.ts';
import { parseCacheName } from '../cacheNames.ts';
import { formatOfflineListUrl, type OfflineList } from '../offlineList.ts';

/** The products that are saved in full, by whichever build; of two copies of one product, the first found. */
export async function listSavedProducts(caches: CacheStorage): Promise<readonly OfflineList[]> {
  const found = new Map<string, OfflineList>();
  for (const name of await caches.keys()) {
    const product = parseCacheName(name)?.product;
    if (product === undefined || found.has(product)) continue;
    const marker = await caches.match(toAddress(formatOfflineListUrl(product)), {
      cacheName: name,
      ignoreVary: true,
    });
    if (marker) found.set(product, await marker.json());
  }
  return [...found.values()];
}

/** Deletes what is kept of a product, but for one cache. */
export async function deleteSavedCaches(
  caches: CacheStorage,
  productId: string,
  except?: string,
): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => parseCacheName(name)?.product === productId);
  await Promise.all(own.filter((name) => name !== except).map((name) => caches.delete(name)));
}
