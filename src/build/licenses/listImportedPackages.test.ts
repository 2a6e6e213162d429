import { expect, test } from 'vitest';
import { listImportedPackages } from './listImportedPackages.ts';

test.each([
  [
    'src/offline/worker/serviceWorker.ts',
    ['workbox-expiration', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  ],
  ['src/search/worker/searchWorker.ts', ['minisearch']],
])('%s imports %j', async (entry, expected) => {
  expect(await listImportedPackages(entry)).toEqual(expect.arrayContaining(expected));
});
