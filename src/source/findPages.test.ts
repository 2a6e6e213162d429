import { expect, it } from 'vitest';
import { formatProblems } from '../model/problem.ts';
import { findPages } from './findPages.ts';

const LANGUAGES = { supported: ['en', 'fr'], default: 'en' };

it('gives each Markdown file the address of its path', () => {
  const files = [
    'content/index.md',
    'content/lamps/desk.fr.md',
    'content/lamps/desk.md',
    'content/lamps/desk/Lamp/css.tsx',
    'content/lamps/index.md',
  ];
  const { pages, problems } = findPages(files, LANGUAGES);
  expect(problems).toEqual([]);
  expect(pages.map(({ pathname, demoFolder }) => [pathname, demoFolder])).toEqual([
    ['/', 'content/index'],
    ['/fr/lamps/desk/', 'content/lamps/desk'],
    ['/lamps/desk/', 'content/lamps/desk'],
    ['/lamps/', 'content/lamps/index'],
  ]);
});

it.each([
  [
    'a language that is not supported',
    ['content/desk.de.md', 'content/desk.md'],
    'content/desk.de.md:1\n  The language "de" is not supported.\n  Add it to LANGUAGES.supported in src/model/language.ts, which has en, fr, or rename the file.',
  ],
  [
    'the language that needs no suffix',
    ['content/desk.en.md'],
    'content/desk.en.md:1\n  The name ends in ".en", the language of all pages that do not say theirs.\n  Rename it: content/desk.md.',
  ],
])('reports %s', (_, files, text) => {
  expect(formatProblems(findPages(files, LANGUAGES).problems)).toBe(text);
});
