import { toAddress } from '../../model/address.ts';
import { formatCacheName, parseCacheName, type CacheId } from '../cacheNames.ts';
import { formatOfflineListUrl } from '../offlineList.ts';
import { BUILD } from './build.ts';
import type { RequestKind } from './classifyRequest.ts';

/** The key a request is kept under: queries make no difference to static files. */
export function formatKey(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname;
}

/** Our caches, those of this build first. */
export async function listCaches(): Promise<readonly { name: string; id: CacheId }[]> {
  const found = (await caches.keys()).flatMap((name) => {
    const id = parseCacheName(name);
    return id ? [{ name, id }] : [];
  });
  return found.sort((a, b) => Number(b.id.build === BUILD) - Number(a.id.build === BUILD));
}

/** Whether a cache of saved files holds all of them. */
export async function isComplete(name: string, { product }: CacheId): Promise<boolean> {
  if (product === undefined) return false;
  const cache = await caches.open(name);
  const list = toAddress(formatOfflineListUrl(product));
  return (await cache.match(list, { ignoreVary: true })) !== undefined;
}

/**
 * A kept copy of what a request asks for. Copies of an older build count while that build's files are
 * still there: such a page finds its own scripts.
 */
export async function findCached(key: string, kind: RequestKind): Promise<Response | undefined> {
  for (const { name, id } of await listCaches()) {
    if (!mayHold(id, kind)) continue;
    const copy = await caches.match(key, { cacheName: name, ignoreVary: true });
    if (!copy) continue;
    if (kind !== 'asset' && id.kind === 'saved' && !(await isComplete(name, id))) continue;
    return copy;
  }
  return undefined;
}

function mayHold({ kind: held }: CacheId, kind: RequestKind): boolean {
  if (held === 'saved') return true;
  if (kind === 'asset') return held === 'assets' || held === 'shell';
  return held === (kind === 'data' ? 'data' : 'pages');
}

/** The name of a cache of this build. */
export function nameOwnCache(kind: CacheId['kind']): string {
  return formatCacheName({ build: BUILD, kind });
}
