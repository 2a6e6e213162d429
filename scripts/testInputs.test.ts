import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { digestInputs } from './testInputs.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'swatchbook-inputs-'));
  await write('content/page.md', 'Text of build a1b2c3d4.');
  await write('build/list-AbCd_123.json', '[]');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** Whether a change shows to a test that has read this. */
async function changes(input: string, change: () => Promise<void>, id = 'a1b2c3d4') {
  const before = digestInputs(root, [input], 'a1b2c3d4');
  await change();
  return digestInputs(root, [input], id) !== before;
}

const edit = () => write('content/page.md', 'Other text.');
const add = () => write('content/deep/other.md', '');
const remove = () => rm(join(root, 'content/page.md'));
const renameHashed = () =>
  rename(join(root, 'build/list-AbCd_123.json'), join(root, 'build/list-ZyXw_987.json'));

describe('a digest of inputs changes', () => {
  test.each([
    ['with a text that was read', 'text content/page.md', edit],
    ['with the text beside a compressed one', 'text content/page.md.br', edit],
    ['with a file that was looked for and has gone', 'exists content/page.md', remove],
    ['with a file that was missed and has come', 'exists content/deep/other.md', add],
    ['with the names in a folder', 'names content', add],
    ['with the names of files below a folder', 'allNames content', add],
    ['with a text anywhere below a folder', 'tree content', edit],
    ['with a file that comes anywhere below a folder', 'tree content', add],
  ])('%s', async (_, input, change) => {
    expect(await changes(input, change)).toBe(true);
  });
});

const LISTS = ['sw.js', 'data/build.json', 'data/search.json', 'data/offline/system.json'];
const listFile = (list: string, file: string, digest: string, bytes: number) =>
  write(
    `build/client/${list}`,
    JSON.stringify({
      [file]: bytes,
      url: `/${file}.${digest}.json`,
      integrity: `sha256-${digest}=`,
    }),
  );

describe('a digest of inputs stays', () => {
  test.each([
    ['when a file that only had to exist is edited', 'exists content/page.md', edit],
    ['when a file whose folder was listed is edited', 'allNames content', edit],
    ['when only the hash in a name is another', 'names build', renameHashed],
    ['when something else changes', 'text content/page.md', add],
  ])('%s', async (_, input, change) => {
    expect(await changes(input, change)).toBe(false);
  });

  test.each(LISTS)('when a file that %s names is another', async (list) => {
    await listFile(list, 'one', '1a2b3c4d5e', 100);
    const input = `text build/client/${list}`;
    expect(await changes(input, () => listFile(list, 'one', '5e4d3c2b1a', 200))).toBe(false);
    expect(await changes(input, () => listFile(list, 'two', '5e4d3c2b1a', 200))).toBe(true);
  });

  test('when only the name of the build is another', async () => {
    const rebuild = () => write('content/page.md', 'Text of build 99999999.');
    expect(await changes('text content/page.md', rebuild, '99999999')).toBe(false);
  });
});
