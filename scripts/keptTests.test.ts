import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeptTests } from './keptTests.ts';
import { locateInputs } from './testInputs.ts';

const TEST = 'tests/e2e/menus.test.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swatchbook-kept-'));
  await write(TEST, 'test()');
  await write('content/page.md', 'Text');
  await write(locateInputs(TEST), JSON.stringify(['text content/page.md']));
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

async function keep(status = 'passed'): Promise<void> {
  const { add } = await openKeptTests(root, 'e2e', ['Browser 1']);
  await add([{ name: join(root, TEST), status, assertionResults: [] }]);
}

async function listKept(browser = 'Browser 1'): Promise<string[]> {
  const { find } = await openKeptTests(root, 'e2e', [browser]);
  return [...(await find()).keys()];
}

test('tests that have passed are kept', async () => {
  await keep();
  expect(await listKept()).toEqual([TEST]);
});

test.each<[string, () => Promise<void>]>([
  ['themselves', () => write(TEST, 'test(2)')],
  ['the code', () => write('src/page.ts', '')],
  ['the table of products', () => write('content/products.ts', '')],
  ['what they have read', () => write('content/page.md', 'Other text')],
])('tests run again after a change of %s', async (_, change) => {
  await keep();
  await change();
  expect(await listKept()).toEqual([]);
});

test('tests run again in another browser', async () => {
  await keep();
  expect(await listKept('Browser 2')).toEqual([]);
});

test('tests that have not read a page do not run again for it', async () => {
  await keep();
  await write('content/other.md', 'Text');
  expect(await listKept()).toEqual([TEST]);
});

test('tests that fail are forgotten', async () => {
  await keep();
  await keep('failed');
  expect(await listKept()).toEqual([]);
});

test('tests whose inputs nobody noted are not kept', async () => {
  await rm(join(root, locateInputs(TEST)));
  await keep();
  expect(await listKept()).toEqual([]);
});
