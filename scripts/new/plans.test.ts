import { describe, expect, test } from 'vitest';
import { planDemo } from './planDemo.ts';
import { planLanguage } from './planLanguage.ts';
import { addEntry, planPage } from './planPage.ts';
import { planProduct } from './planProduct.ts';
import type { Project } from './project.ts';

const NAVIGATION = `export default defineNavigation([
  {
    pathname: '/lamps/react-',
    children: [
      { pathname: '/lamps/react-desk/' },
      { pathname: '/lamps/react-floor/', flags: ['beta'] },
    ],
  },
]);
`;
const FILES: Readonly<Record<string, string>> = {
  'content/products.ts': "defineProducts([\n  { id: 'lamps' },\n]);\n\nexport type A = [];\n",
  'content/lamps/navigation.ts': NAVIGATION,
  'content/lamps/react-desk.md': '---\ntitle: Desk\n---\n\nA lamp.\n',
  'content/lamps/react-desk/Basic.tsx': '',
  'src/model/language.ts': "const LANGUAGES = { supported: ['en'], default: 'en' };\n",
};
const PROJECT: Project = {
  read: (file) => FILES[file],
  findNavigation: (pathname) =>
    pathname.startsWith('/lamps/') ? 'content/lamps/navigation.ts' : undefined,
};

test('a page comes with an entry in the navigation', () => {
  const { files, next } = planPage(PROJECT, '/lamps/react-ceiling/');
  expect(Object.keys(files)).toEqual([
    'content/lamps/react-ceiling.md',
    'content/lamps/navigation.ts',
  ]);
  expect(files['content/lamps/react-ceiling.md']).toContain('title: Ceiling\n');
  expect(files['content/lamps/navigation.ts']).toContain("'/lamps/react-ceiling/'");
  expect(next).toContain('/lamps/react-ceiling/');
});

test.each([
  ['/lamps/react-ceiling/', 4],
  ['/lamps/react-east/', 5],
  ['/lamps/react-wall/', 6],
])('the entry %s goes among its neighbors', (pathname, line) => {
  const lines = addEntry(NAVIGATION, pathname).split('\n');
  expect(lines[line]).toBe(`      { pathname: '${pathname}' },`);
});

test('an entry without neighbors goes to the end', () => {
  const text = addEntry(NAVIGATION, '/lamps/guides/colors/');
  expect(text.endsWith("  },\n  { pathname: '/lamps/guides/colors/' },\n]);\n")).toBe(true);
});

test('a demo is shown at the end of its page', () => {
  const { files } = planDemo(PROJECT, 'lamps/react-desk/Dimmed');
  expect(files['content/lamps/react-desk/Dimmed.tsx']).toContain(
    'export default function Dimmed()',
  );
  expect(files['content/lamps/react-desk.md']).toBe(
    `${FILES['content/lamps/react-desk.md']}\n::demo[Dimmed]\n`,
  );
});

test('a product has a row, a navigation and a home', () => {
  const { files } = planProduct(PROJECT, 'chairs', "Chairs' UI");
  expect(Object.keys(files)).toEqual([
    'content/products.ts',
    'content/chairs/navigation.ts',
    'content/chairs/getting-started.md',
  ]);
  expect(files['content/products.ts']).toMatch(
    /\{ id: 'lamps' \},\n {2}\{\n {4}id: 'chairs',[^]+name: 'Chairs\\' UI',[^]+\n\]\);\n\nexport type/,
  );
});

test('a language is added to the list', () => {
  expect(planLanguage(PROJECT, 'fr').files['src/model/language.ts']).toContain(
    "supported: ['en', 'fr']",
  );
});

describe('refused in words', () => {
  test.each([
    ['a page that is there', () => planPage(PROJECT, 'lamps/react-desk'), 'is there already'],
    ['a page with a bad name', () => planPage(PROJECT, 'lamps/Desk Lamp'), 'Rename it: desk-lamp.'],
    ['a page of no product', () => planPage(PROJECT, 'sofas/red'), 'belongs to no product'],
    [
      'a translation into a language that is not there',
      () => planPage(PROJECT, 'lamps/react-desk.fr'),
      'Add it first: npm run new -- language fr.',
    ],
    ['a demo with a bad name', () => planDemo(PROJECT, 'lamps/react-desk/basic'), 'BasicThing'],
    ['a demo that is there', () => planDemo(PROJECT, 'lamps/react-desk/Basic'), 'is there already'],
    [
      'a demo without a page',
      () => planDemo(PROJECT, 'lamps/react-wall/Basic'),
      'Add it first: npm run new -- page lamps/react-wall.',
    ],
    ['a product that is there', () => planProduct(PROJECT, 'lamps'), 'already'],
    ['a product with a bad id', () => planProduct(PROJECT, 'Sofas & Co'), 'as in sofas-co.'],
    ['a language that is there', () => planLanguage(PROJECT, 'en'), 'supported already'],
    ['a language of three letters', () => planLanguage(PROJECT, 'fra'), 'two small letters'],
  ])('%s', (_, plan, words) => {
    expect(plan).toThrow(words);
  });
});
