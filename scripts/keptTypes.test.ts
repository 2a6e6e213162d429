import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepTypes } from './keptTypes.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swatchbook-types-'));
  await write('src/page.ts', 'one');
  await write('content/Demo.tsx', 'two');
  await write('content/page.md', 'Text');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

async function isChecked(isGood = true): Promise<boolean> {
  let wasChecked = false;
  const result = await keepTypes(root, async () => {
    wasChecked = true;
    return isGood;
  });
  expect(result).toBe(wasChecked ? isGood : true);
  return wasChecked;
}

test.each([
  ['code', 'src/page.ts'],
  ['a demo', 'content/Demo.tsx'],
  ['the table of products', 'content/products.ts'],
  ['what is installed', 'package-lock.json'],
])('types are checked again after a change of %s', async (_, file) => {
  await isChecked();
  await write(file, 'changed');
  expect(await isChecked()).toBe(true);
});

test('types are not checked again for an edit of a page', async () => {
  expect(await isChecked()).toBe(true);
  await write('content/page.md', 'Other text');
  expect(await isChecked()).toBe(false);
});

test('types that were wrong are checked again', async () => {
  await isChecked(false);
  expect(await isChecked()).toBe(true);
});
