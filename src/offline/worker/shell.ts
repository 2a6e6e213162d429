import { PrecacheController } from 'workbox-precaching';
import { PRECACHE } from './build.ts';
import { nameOwnCache } from './cacheLookup.ts';
import { isGoodAnswer } from './checkAnswer.ts';

/** What every page needs, and the offline page; each file is checked against its digest. */
export const shell = new PrecacheController({
  cacheName: nameOwnCache('shell'),
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(isGoodFile(request.url, response) ? response : null),
      // The browser's own cache may hold something else in the file's place.
      handlerDidError: ({ request }) => keepShellFile(request.url, request.integrity),
    },
  ],
});
shell.addToCacheList([...PRECACHE]);

/** Puts a file of the shell into its cache, past the browser's own. */
export async function keepShellFile(url: string, integrity: string): Promise<Response> {
  const response = await fetch(url, { integrity, cache: 'reload' });
  const key = shell.getCacheKeyForURL(url);
  if (!key || !isGoodFile(url, response))
    throw new Error(`${url} was answered with something else.`);
  const cache = await caches.open(nameOwnCache('shell'));
  await cache.put(key, response.clone());
  return response;
}

function isGoodFile(url: string, response: Response): boolean {
  return isGoodAnswer(response, url.endsWith('/') ? 'page' : 'asset');
}
