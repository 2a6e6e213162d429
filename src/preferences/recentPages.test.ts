import { expect, test } from 'vitest';
import { addRecentPage, parseRecentPages } from './recentPages.ts';

const page = (name: string) => ({ address: `/p/${name}/`, title: `${name} of P` });

test('the page read last comes first, once, and the oldest is forgotten', () => {
  let kept: string | null = null;
  for (const name of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']) {
    kept = addRecentPage(kept, page(name));
  }
  expect(parseRecentPages(kept)).toEqual(['g', 'f', 'e', 'd', 'a', 'c'].map(page));
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['something else', '{"a": [1]}'],
  ['another host', '//evil.example/ Evil'],
  ['another host in disguise', '/\\evil.example/ Evil'],
  ['a script', 'javascript:alert(1) Evil'],
  ['no page', '/a/?b Evil'],
  ['a page without title', '/a/ '],
])('%s holds no page, and a page can be added to it', (_what, kept) => {
  expect(parseRecentPages(kept)).toEqual([]);
  expect(parseRecentPages(addRecentPage(kept, page('a')))).toEqual([page('a')]);
});
