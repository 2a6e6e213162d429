import { expect, test } from 'vitest';
import type { Navigation } from '../model/navigation.ts';
import { formatProblems } from '../model/problem.ts';
import { checkNavigation } from './checkNavigation.ts';

const FILE = 'content/m/navigation.ts';

function check(navigation: Navigation, pathnames: string[]): string {
  const text = JSON.stringify(navigation, null, 1).replaceAll('"', "'");
  const pages = pathnames.map((pathname) => ({
    pathname,
    file: `content${pathname.slice(0, -1)}.md`,
  }));
  return formatProblems(checkNavigation([{ productId: 'm', file: FILE, text, navigation }], pages));
}

test('a tree that matches its pages has no problems', () => {
  expect(check([{ pathname: '/m/a/' }], ['/m/a/'])).toBe('');
});

test('an entry without a page suggests the nearest page', () => {
  expect(check([{ pathname: '/m/a/' }, { pathname: '/m/butto/' }], ['/m/a/', '/m/button/'])).toBe(
    `content/m/button.md:1
  The page "/m/button/" is in no navigation.
  Add { pathname: '/m/button/' } to the navigation.ts of its product.

content/m/navigation.ts:6
  The navigation entry "/m/butto/" has no page.
  Write content/m/butto.md, or remove the entry. Did you mean "/m/button/"? Pages: /m/a/, /m/button/.`,
  );
});

test('a duplicate path names both places', () => {
  const navigation: Navigation = [
    { pathname: 'g', title: 'Group', children: [{ pathname: '/m/a/', title: 'One' }] },
    { pathname: '/m/a/', title: 'Two' },
  ];
  expect(check(navigation, ['/m/a/'])).toBe(
    `content/m/navigation.ts:13
  The path "/m/a" is listed twice: Group › One (line 7) and Two.
  Keep one of the two entries. Only API tabs may repeat a path.`,
  );
});

test('a duplicate path that is written in another way is found in its line', () => {
  const navigation: Navigation = [
    { pathname: '/m/a/', title: 'One' },
    { pathname: '/m//a/#more', title: 'Two' },
  ];
  expect(check(navigation, ['/m/a/'])).toContain(
    `content/m/navigation.ts:7
  The path "/m/a" is listed twice: One (line 3) and Two.`,
  );
});

test.each<[string, Navigation, string]>([
  [
    'an address that is not encrypted',
    [{ pathname: 'http://example.com', title: 'Elsewhere' }],
    'navigation.ts:3\n  The link "http://example.com" is not encrypted.\n  Write "https://example.com", or link to a site that has it.',
  ],
  [
    'an address without a slash at its start',
    [{ pathname: 'm/a/' }],
    'navigation.ts:3\n  The link "m/a/" is relative.\n  Write "/m/a/".',
  ],
  [
    'an address without a slash at its end',
    [{ pathname: '/m/a' }],
    'navigation.ts:3\n  The link "/m/a" does not end in a slash.\n  Write "/m/a/".',
  ],
  [
    'another site without a title',
    [{ pathname: 'https://example.com' }],
    'navigation.ts:3\n  The navigation entry "https://example.com" has no title.\n  Give it one: only pages of this site bring their own.',
  ],
  [
    'a group without a title',
    [{ pathname: '/m', children: [{ pathname: '/m/a/' }] }],
    'navigation.ts:3\n  The navigation entry "/m" has no title.\n  Give it one: only pages of this site bring their own.',
  ],
  [
    'an overview without a page',
    [{ pathname: '/m', title: 'M', overview: '/nowhere/', children: [{ pathname: '/m/a/' }] }],
    'navigation.ts:5\n  The overview "/nowhere/" of the navigation entry "/m" has no page.\n  Pages: /m/a/.',
  ],
])('%s is reported in its line', (_, navigation, text) => {
  expect(check(navigation, ['/m/a/'])).toContain(`content/m/${text}`);
});
