import { expect, it } from 'vitest';
import { formatProblems } from '../model/problem.ts';
import { checkAddresses } from './checkAddresses.ts';
import { findPages } from './findPages.ts';

const RULES = {
  products: [{ home: '/lamps/start/', listed: true, paths: ['/lamps'] }],
  languages: { supported: ['en', 'fr'], default: 'en' },
};
const MADE = {
  file: '@lamps/core/Desk',
  pathname: '/lamps/api/desk/',
  canonical: '/lamps/api/desk/',
};

function check(files: readonly string[]): string {
  const { pages } = findPages(files, RULES.languages);
  return formatProblems(checkAddresses([MADE, ...pages], RULES));
}

it('lets pages have addresses of their own, and translations those of their language', () => {
  const files = ['404.md', 'index.md', 'lamps/start.fr.md', 'lamps/start.md', 'living.md'];
  expect(check(files.map((file) => `content/${file}`))).toBe('');
});

it.each([
  [
    ['content/desk.md', 'content/desk/index.md'],
    'content/desk/index.md:1\n  The address /desk/ is also that of content/desk.md.\n  Give this page another name, or delete it.',
  ],
  [
    ['content/lamps/api/desk.md'],
    'content/lamps/api/desk.md:1\n  The address /lamps/api/desk/ is also that of @lamps/core/Desk.\n  Give this page another name, or delete it.',
  ],
  [
    ['content/live.md'],
    'content/live.md:1\n  Addresses below /live/ are those of edited demos.\n  Give the page another name.',
  ],
  [
    ['content/data/lamps.md'],
    'content/data/lamps.md:1\n  Addresses below /data/ are those of the data of pages.\n  Give the page another name.',
  ],
  [
    ['content/lamps/404.md'],
    "content/lamps/404.md:1\n  The address /lamps/404/ is that of the product's page for unknown addresses.\n  Give the page another name.",
  ],
  [
    ['content/fr/lamps.md'],
    'content/fr/lamps.md:1\n  The address /fr/lamps/ is that of a translation.\n  Write content/lamps.fr.md.',
  ],
  [
    ['content/de/lamps.md'],
    'content/de/lamps.md:1\n  The address /de/lamps/ leads to /lamps/.\n  Give the page another name, or take the redirect out of src/hosting/redirects.ts.',
  ],
  [
    ['content/lamps.md'],
    'content/lamps.md:1\n  The address /lamps/ leads to /lamps/start/.\n  Give the page another name, or take the redirect out of src/hosting/redirects.ts.',
  ],
])('reports %j', (files, text) => {
  expect(check(files)).toBe(text);
});
