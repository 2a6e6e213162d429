import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_INDEX } from '../../../tests/search/testSite.ts';
import { hashSearchFiles } from './hashSearchFiles.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'swatchbook-search-'));
  await mkdir(path.join(directory, 'data/search'), { recursive: true });
  await writeFile(path.join(directory, 'data/search.json'), JSON.stringify(TEST_INDEX.manifest));
  for (const [name, shard] of TEST_INDEX.shards) {
    await writeFile(path.join(directory, 'data/search', name), JSON.stringify(shard));
  }
});
afterEach(() => rm(directory, { recursive: true }));

test('each shard is named by its content, the list follows, and empty ones go', async () => {
  expect(await hashSearchFiles(directory)).toBe(4);
  const files = (await readdir(path.join(directory, 'data/search'))).sort();
  expect(files.map((file) => file.replace(/[0-9a-f]{10}/, '#'))).toEqual([
    'joy-ui.names.#.json',
    'joy-ui.prose.#.json',
    'material-ui.names.#.json',
    'material-ui.prose.#.json',
  ]);
  const manifest: { shards: { url: string }[] } = JSON.parse(
    await readFile(path.join(directory, 'data/search.json'), 'utf8'),
  );
  expect(manifest.shards.map(({ url }) => path.basename(url)).sort()).toEqual(files);
});
