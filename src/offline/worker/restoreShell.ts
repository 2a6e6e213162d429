import { PRECACHE } from './build.ts';
import { nameOwnCache } from './cacheLookup.ts';
import { keepShellFile, shell } from './shell.ts';

/** Brings back what is missing of the shell: browsers and readers delete caches, but install no worker anew. */
export async function restoreShell(): Promise<void> {
  const cache = await caches.open(nameOwnCache('shell'));
  if ((await cache.keys()).length >= PRECACHE.length) return;
  await Promise.allSettled(
    PRECACHE.map(async ({ url, integrity }) => {
      const key = shell.getCacheKeyForURL(url);
      if (key && !(await cache.match(key, { ignoreVary: true })))
        await keepShellFile(url, integrity);
    }),
  );
}
