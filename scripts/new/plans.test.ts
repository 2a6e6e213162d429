import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { planDemo } from './planDemo.ts';
import { planLanguage } from './planLanguage.ts';
import { planPage } from './planPage.ts';
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
  addresses: { products: [], languages: { supported: ['en'], default: 'en' } },
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

test('a page among pages that have miniatures has one, too', () => {
  const miniature = 'content/lamps/react-floor/Miniature.tsx';
  const project: Project = { ...PROJECT, read: (file) => (file === miniature ? '' : FILES[file]) };
  const { files } = planPage(project, '/lamps/react-ceiling/');
  expect(files['content/lamps/react-ceiling/Miniature.tsx']).toContain(
    'export default function Miniature()',
  );
});

test.each([
  ['/lamps/react-ceiling/', 4],
  ['/lamps/react-east/', 5],
  ['/lamps/react-wall/', 6],
])('the entry %s goes among its neighbors', async (pathname, line) => {
  const lines = (await addEntry(NAVIGATION, pathname)).split('\n');
  expect(lines[line]).toBe(`      { pathname: '${pathname}' },`);
});

test('an entry without neighbors goes to the end', async () => {
  const text = await addEntry(NAVIGATION, '/lamps/guides/colors/');
  expect(text.endsWith("  },\n  { pathname: '/lamps/guides/colors/' },\n]);\n")).toBe(true);
});

test('an entry goes beside its neighbor in the alphabet, whatever the order of the groups', async () => {
  const text = NAVIGATION.replace(
    /\]\);/,
    "{ pathname: '/lamps/lab', children: [{ pathname: '/lamps/react-arc/' }] }]);",
  );
  const lines = (await addEntry(text, '/lamps/react-east/')).split('\n');
  expect(lines[5]).toBe("      { pathname: '/lamps/react-east/' },");
});

test('comments stay with the entries they are about', async () => {
  const text = await addEntry(
    `export default defineNavigation([
  { pathname: '/lamps/react-desk/' }, // the first
  // the last
  { pathname: '/lamps/react-floor/' }, // and its end
]);
`,
    '/lamps/react-east/',
  );
  const added = await addEntry(text, '/lamps/react-wall/');
  expect(added).toBe(`export default defineNavigation([
  { pathname: '/lamps/react-desk/' }, // the first
  { pathname: '/lamps/react-east/' },
  // the last
  { pathname: '/lamps/react-floor/' }, // and its end
  { pathname: '/lamps/react-wall/' },
]);
`);
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
    /\{ id: 'lamps' \},\n\{\n {4}id: 'chairs',[^]+name: 'Chairs\\' UI',[^]+\},\n\]\);\n\nexport type/,
  );
});

test('a page can be added to a product as it was formatted', async () => {
  const file = 'content/chairs/navigation.ts';
  const made = planProduct(PROJECT, 'chairs').files[file] ?? '';
  const text = await addEntry(await formatScript(made), '/chairs/react-stool/');
  expect(text).toContain(
    "defineNavigation([\n  { pathname: '/chairs/getting-started/' },\n  { pathname: '/chairs/react-stool/' },\n]);",
  );
});

test('a language is added to the list', () => {
  expect(planLanguage(PROJECT, 'fr').files['src/model/language.ts']).toContain(
    "supported: ['en', 'fr']",
  );
});

test('a language is added to a list of many lines', async () => {
  const many = `const LANGUAGES = {\n  supported: [\n    'en', // here\n    'de',\n  ],\n  default: 'en',\n};\n`;
  const project = { ...PROJECT, read: () => many };
  const text = planLanguage(project, 'fr').files['src/model/language.ts'] ?? '';
  expect(await formatScript(text)).toBe(many.replace("'de',", "'de',\n    'fr',"));
});

describe('refused in words', () => {
  test.each([
    ['a page that is there', () => planPage(PROJECT, 'lamps/react-desk'), 'is there already'],
    ['a page with a bad name', () => planPage(PROJECT, 'lamps/Desk Lamp'), 'Rename it: desk-lamp.'],
    [
      'a page whose address is taken',
      () => planPage(PROJECT, 'live/now'),
      'Addresses below /live/',
    ],
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
    ['a product whose address is taken', () => planProduct(PROJECT, 'data'), 'below /data/'],
    ['a product that is a language', () => planProduct(PROJECT, 'fr'), '/fr/ leads to /.'],
    ['a product with a bad id', () => planProduct(PROJECT, 'Sofas & Co'), 'as in sofas-co.'],
    ['a language that is there', () => planLanguage(PROJECT, 'en'), 'supported already'],
    ['a language of three letters', () => planLanguage(PROJECT, 'fra'), 'two small letters'],
  ])('%s', (_, plan, words) => {
    expect(plan).toThrow(words);
  });
});

/** The navigation with a page added to it, as it is written. */
function addEntry(navigation: string, pathname: string): Promise<string> {
  const file = 'navigation.ts';
  const project: Project = {
    ...PROJECT,
    read: (name) => (name === file ? navigation : undefined),
    findNavigation: () => file,
  };
  return formatScript(planPage(project, pathname).files[file] ?? '');
}

function formatScript(text: string): Promise<string> {
  return format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 });
}
