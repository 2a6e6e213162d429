import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Product } from '../../model/product.ts';
import { loadSite } from '../../source/loadSite.ts';
import { createPageKeys } from './pageKeys.ts';

const PRODUCT: Product = {
  id: 'lamps',
  category: 'core',
  name: 'Lamps',
  searchNames: [],
  tagline: 'Light for every page',
  logo: '',
  accent: { hue: 0, chroma: 0 },
  home: '/lamps/desk/',
  paths: ['/lamps'],
  packages: [],
  baseLibrary: null,
  versions: [],
  listed: true,
};

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'keys-'));
  await write('package.json', '{}');
  await write('content/lamps/navigation.ts', '');
  await write('content/lamps/desk.md', formatPage('Desk', 'A lamp.'));
  await write('content/lamps/floor.md', formatPage('Floor', 'A tall lamp.'));
});
afterEach(() => rm(root, { recursive: true }));

test.each([
  ['a text', 'A taller lamp.', ['/lamps/floor/']],
  ['a heading, to which any page may link', '## Height', ['/lamps/desk/', '/lamps/floor/']],
])('an edit of %s renders the pages anew that it shows on', async (_, text, changed) => {
  const before = await listKeys();
  await write('content/lamps/floor.md', formatPage('Floor', text));
  const after = await listKeys();
  expect(
    [...after].filter(([page, key]) => before.get(page) !== key).map(([page]) => page),
  ).toEqual(changed);
});

test('other code renders all pages anew', async () => {
  const before = await listKeys('code');
  const after = await listKeys('other code');
  expect([...after.values()].filter((key) => [...before.values()].includes(key))).toEqual([]);
});

async function listKeys(bundle = 'code'): Promise<Map<string, string>> {
  const importModule = async () => ({
    default: [{ pathname: '/lamps/desk/' }, { pathname: '/lamps/floor/' }],
  });
  const site = await loadSite({ root, products: [PRODUCT], components: [], importModule }, null);
  const getKey = createPageKeys(root, site, bundle);
  return new Map(site.pages.map((page) => [page.pathname, getKey(page)]));
}

function formatPage(title: string, text: string): string {
  return `---\ntitle: ${title}\ndescription: A lamp that lights what one reads there.\n---\n\n${text}\n`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}
