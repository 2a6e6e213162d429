import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashBundleInputs, hashInputs } from './hashInputs.ts';

const SETTINGS = { SITE_URL: 'https://site.example' };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swatchbook-inputs-'));
  await write('content/a.md', 'one');
  await write('src/app/root.tsx', 'two');
  await write('vite.config.ts', 'three');
});
afterEach(() => rm(root, { recursive: true }));

test.each([
  ['a page is changed', 'content/a.md', 'changed'],
  ['a page is added', 'content/b.md', 'new'],
  ['a script is changed', 'src/app/root.tsx', 'changed'],
  ['a configuration is changed', 'vite.config.ts', 'changed'],
  ['the lock file is added', 'package-lock.json', '{}'],
])('the hash is another when %s', async (_, file, content) => {
  const before = await hashInputs(root, SETTINGS);
  await write(file, content);
  expect(await hashInputs(root, SETTINGS)).not.toBe(before);
});

test('the hash is another when a setting is another', async () => {
  const before = await hashInputs(root, SETTINGS);
  expect(await hashInputs(root, { SITE_URL: 'https://other.example' })).not.toBe(before);
  expect(await hashInputs(root, { ...SETTINGS, VITE_X: '' })).not.toBe(before);
});

test.each([
  ['a test is added', 'src/app/root.test.tsx'],
  ['the readme is added', 'README.md'],
  ['something is built', 'build/client/index.html'],
])('the hash stays when %s', async (_, file) => {
  const before = await hashInputs(root, SETTINGS);
  await write(file, 'new');
  expect(await hashInputs(root, SETTINGS)).toBe(before);
});

test.each([
  ['a page is changed', 'content/a.md', true],
  ['a navigation is changed', 'content/lamps/navigation.ts', true],
  ['a demo is changed', 'content/a/Demo.tsx', false],
  ['a table of the content is changed', 'content/products.ts', false],
  ['code is changed', 'src/app/root.tsx', false],
  ['a picture is added', 'public/picture.svg', false],
])('what bundles are made from, when %s, is the same: %s', async (_, file, isSame) => {
  const before = await hashBundleInputs(root, SETTINGS, []);
  await write(file, 'changed');
  expect((await hashBundleInputs(root, SETTINGS, [])) === before).toBe(isSame);
});

test('bundles are others when pages show other demos', async () => {
  const before = await hashBundleInputs(root, SETTINGS, ['content/a/Demo.tsx']);
  expect(await hashBundleInputs(root, SETTINGS, [])).not.toBe(before);
});

async function write(file: string, content: string): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
