import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestFiles } from './digestFiles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'digest-'));
  await mkdir(path.join(root, 'src/deep'), { recursive: true });
  await write('lock.json', '1');
  await write('src/deep/a.ts', 'a');
  await write('src/b.png', Buffer.from([0x80]));
});
afterEach(() => rm(root, { recursive: true }));

test.each([
  ['a file', () => write('lock.json', '2')],
  ['a file in a folder', () => write('src/deep/a.ts', 'b')],
  ['bytes that are no text', () => write('src/b.png', Buffer.from([0x81]))],
  ['the files there are', () => write('src/c.ts', '')],
  ['a link', () => symlink('..', path.join(root, 'src/round'))],
  ['a name', () => rename(path.join(root, 'src/b.png'), path.join(root, 'src/c.png'))],
])('differs with %s', async (_, change) => {
  const before = digest();
  await change();
  expect(digest()).not.toBe(before);
});

test.each(['src/a.test.ts', 'src/deep/a.test.tsx', 'other.ts'])(
  '%s does not count',
  async (file) => {
    const before = digest();
    await write(file, 'new');
    expect(digest()).toBe(before);
  },
);

test('takes what does not exist for empty', () => {
  expect(digestFiles(root, ['none', 'lock.json'])).toBe(digestFiles(root, ['lock.json']));
});

function digest(): string {
  return digestFiles(root, ['lock.json', 'src']);
}

function write(file: string, content: string | Buffer): Promise<void> {
  return writeFile(path.join(root, file), content);
}
