import { PrecacheController } from 'workbox-precaching';
import { PRECACHE } from './build.ts';
import { nameOwnCache } from './cacheLookup.ts';
import { isGoodAnswer } from './checkAnswer.ts';

/** What every page needs, and the offline page; each file is checked against its digest. */
export const shell = new PrecacheController({
  cacheName: nameOwnCache('shell'),
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) => {
        const kind = request.url.endsWith('/') ? 'page' : 'asset';
        return Promise.resolve(isGoodAnswer(response, kind) ? response : null);
      },
    },
  ],
});
shell.addToCacheList([...PRECACHE]);
