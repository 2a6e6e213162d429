import { expect, test } from 'vitest';
import { selectStaleCaches, type CacheUse } from './selectStaleCaches.ts';

const NAMES = ['A', 'B'].flatMap((build) =>
  ['shell', 'pages', 'data', 'assets', 'saved:joy-ui'].map((kind) => `swatchbook:${build}:${kind}`),
);
const A_WITHOUT_SAVED = NAMES.slice(0, 4);
const A_SAVED = 'swatchbook:A:saved:joy-ui';
const B_SAVED = 'swatchbook:B:saved:joy-ui';
const USE: CacheUse = { names: NAMES, complete: [A_SAVED], ownBuild: 'B', openBuilds: ['B'] };

test.each<[string, Partial<CacheUse>, readonly string[]]>([
  ['the old set goes, the saved product stays until it is renewed', {}, A_WITHOUT_SAVED],
  ['a renewed product replaces the old one', { complete: [A_SAVED, B_SAVED] }, NAMES.slice(0, 5)],
  ['a half-saved product goes with its set', { complete: [] }, NAMES.slice(0, 5)],
  ['a set in use stays', { openBuilds: ['A', 'B'] }, []],
  ['without pages only the own set stays', { openBuilds: [] }, A_WITHOUT_SAVED],
  ["other sites' caches stay", { names: ['other', 'workbox-precache-v2'] }, []],
])('%s', (_, use, expected) => {
  expect(selectStaleCaches({ ...USE, ...use })).toEqual(expected);
});
