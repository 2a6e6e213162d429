import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listNotedInputs } from '../noteInputs.ts';

const PAGE = 'content/index.md';

async function readThroughLink(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'swatchbook-link-'));
  await symlink(resolve('content'), join(folder, 'current'));
  await readFile(join(folder, 'current/404.md'));
  await rm(folder, { recursive: true });
}

const runNode = () => promisify(execFile)(process.execPath, ['--version']);

test.each<[string, string, () => unknown]>([
  ['a text', `text ${PAGE}`, () => readFile(PAGE)],
  ['a text at once', 'text content/products.ts', () => readFileSync('content/products.ts')],
  ['a text by its URL', 'text content/blog.md', () => readFile(pathToFileURL('content/blog.md'))],
  ['a text behind a link', 'text content/404.md', readThroughLink],
  ['that a file is there', 'exists content/offline.md', () => existsSync('content/offline.md')],
  ['that a file is missing', 'exists content/none.md', () => existsSync('content/none.md')],
  ['names', 'names content/docs', () => readdir('content/docs')],
  ['all names', 'allNames content/docs', () => readdir('content/docs', { recursive: true })],
  ['what a verb reads', 'tree content', () => runNode()],
])('%s is noted', async (_, input, read) => {
  expect(listNotedInputs()).not.toContain(input);
  await read();
  expect(listNotedInputs()).toContain(input);
});

test('programs answer as ever where they are asked for a promise', async () => {
  expect((await runNode()).stdout.trim()).toBe(process.version);
});

test('other files and what programs do elsewhere are not noted', async () => {
  const before = listNotedInputs();
  await readFile('package.json');
  spawnSync(process.execPath, ['--version'], { cwd: tmpdir() });
  expect(listNotedInputs()).toEqual(before);
});
