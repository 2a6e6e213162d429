import { expect, test } from 'vitest';
import { listImportedPackages, listStylePackages } from './listImportedPackages.ts';

test.each([
  [
    'src/offline/worker/serviceWorker.ts',
    ['workbox-expiration', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  ],
  ['src/search/worker/searchWorker.ts', ['minisearch']],
])('%s imports %j', async (entry, expected) => {
  expect(await listImportedPackages(entry)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ["src: url('@fontsource/roboto/files/a.woff2') format('woff2');", ['@fontsource/roboto']],
  ["@import 'tailwindcss/theme.css' layer(theme);", ['tailwindcss']],
  ['@import "normalize.css";', ['normalize.css']],
  ["src: url('./a.woff2'), url(/assets/b.woff2), url(#mask);", []],
  ["background: url('data:image/png;base64,AA'), url(https://a.example/b.png);", []],
])('%s takes something from %j', (css, expected) => {
  expect(listStylePackages(css)).toEqual(expected);
});
