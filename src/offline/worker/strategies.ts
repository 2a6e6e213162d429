import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { fetchServerBuild } from '../start/serverBuild.ts';
import { BUILD } from './build.ts';
import type { RequestKind } from './classifyRequest.ts';
import { findCached, formatKey, nameOwnCache } from './cacheLookup.ts';
import { findBuild, isGoodAnswer } from './checkAnswer.ts';
import { ensureGenuine, isGenuine, isHashed } from './genuineFiles.ts';
import { scope } from './workerScope.ts';

/** How long the network may take when there is a cached copy. */
const NETWORK_LIMIT_S = 2;
const LIFETIME_S = 30 * 24 * 3600;
const MAX_ENTRIES = { pages: 60, data: 180, assets: 400 } as const;

/** Documents and frames: from the network, else a copy. */
export const pages = createNetworkFirst('pages', 'page');
export const frames = createNetworkFirst('pages', 'frame');
/** Data files: the same. */
export const data = createNetworkFirst('data', 'data');
/** Hashed files: a copy, else from the network. Their names change with their content. */
export const assets = new CacheFirst({
  cacheName: nameOwnCache('assets'),
  matchOptions: { ignoreVary: true },
  plugins: listPlugins('assets', 'asset'),
});
/** Hashed files that did not run: from the network, in the place of the copy. */
export const renewedAssets = new NetworkFirst({
  cacheName: nameOwnCache('assets'),
  plugins: listPlugins('assets', 'asset'),
});

function createNetworkFirst(cache: 'pages' | 'data', kind: RequestKind): Strategy {
  return new NetworkFirst({
    cacheName: nameOwnCache(cache),
    networkTimeoutSeconds: NETWORK_LIMIT_S,
    matchOptions: { ignoreVary: true },
    plugins: listPlugins(cache, kind),
  });
}

function listPlugins(cache: keyof typeof MAX_ENTRIES, kind: RequestKind): WorkboxPlugin[] {
  return [
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(formatKey(request)) },
    {
      fetchDidSucceed: ({ request, response }) =>
        isHashed(request.url) ? ensureGenuine(request, response) : Promise.resolve(response),
      cacheWillUpdate: async ({ request, response }) =>
        isGoodAnswer(response, kind) && (await isOwn(request.url, response, kind))
          ? response
          : null,
    },
    limit(MAX_ENTRIES[cache]),
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? findCached(request.url, kind),
    },
  ];
}

/** Drops what was not used for longest, and everything old; all of it when space runs out. */
function limit(maxEntries: number): WorkboxPlugin {
  const { cacheDidUpdate, cachedResponseWillBeUsed } = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: LIFETIME_S,
    purgeOnQuotaError: true,
  });
  return {
    ...(cacheDidUpdate && { cacheDidUpdate }),
    ...(cachedResponseWillBeUsed && { cachedResponseWillBeUsed }),
  };
}

/**
 * Whether a response belongs to this worker's build; another build means that there is a newer worker too. Hashed files
 * are known by their bytes. Data without a build id belongs to the server's build.
 */
async function isOwn(url: string, response: Response, kind: RequestKind): Promise<boolean> {
  if (kind === 'asset' || isHashed(url)) return isGenuine(url, response);
  const build = findBuild(await response.clone().text(), kind) ?? (await askServer(kind));
  if (build !== BUILD && build !== undefined) scope.registration.update().catch(() => undefined);
  return build === BUILD;
}

/** Documents without a build id are not from this site. */
async function askServer(kind: RequestKind): Promise<string | undefined> {
  return kind === 'data' ? (await fetchServerBuild(fetch))?.buildId : undefined;
}
