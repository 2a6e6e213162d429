import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compressFiles.ts';
import { selectEncoding } from './encodings.ts';

const TEXT = 'Words that repeat. '.repeat(100);
const NOW = Date.UTC(2030, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

let directory: string;
let clientDirectory: string;
let cacheDirectory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'swatchbook-compress-'));
  clientDirectory = join(directory, 'client');
  cacheDirectory = join(directory, 'cache');
  await mkdir(join(clientDirectory, 'assets'), { recursive: true });
  await writeFile(join(clientDirectory, 'index.html'), TEXT);
  await writeFile(join(clientDirectory, 'assets/entry.js'), `// ${TEXT}`);
});
afterEach(() => rm(directory, { recursive: true }));

const run = (now = NOW, buildId = '12ab34cd') =>
  compressFiles({ clientDirectory, cacheDirectory, buildId, now });

test('each text file gets a Brotli and a gzip twin', async () => {
  expect(await run()).toEqual({ files: 2, fresh: 2 });
  const brotli = await readFile(join(clientDirectory, 'index.html.br'));
  const gzipped = await readFile(join(clientDirectory, 'assets/entry.js.gz'));
  expect(brotliDecompressSync(brotli).toString()).toBe(TEXT);
  expect(gunzipSync(gzipped).toString()).toBe(`// ${TEXT}`);
});

test('a file that was compressed before comes from the cache', async () => {
  await run();
  await rm(clientDirectory, { recursive: true });
  await mkdir(clientDirectory);
  await writeFile(join(clientDirectory, 'index.html'), TEXT);
  await writeFile(join(clientDirectory, 'new.html'), `${TEXT}!`);
  expect(await run()).toEqual({ files: 2, fresh: 1 });
  const brotli = await readFile(join(clientDirectory, 'index.html.br'));
  expect(brotliDecompressSync(brotli).toString()).toBe(TEXT);
});

test('a page that differs from before by the name of its build alone is not compressed again', async () => {
  const write = (name: string): Promise<void> =>
    writeFile(join(clientDirectory, 'index.html'), formatPage(name));
  await write('12ab34cd');
  await run();
  await write('90ef90ef');
  expect(await run(NOW, '90ef90ef')).toEqual({ files: 2, fresh: 0 });
  const page = join(clientDirectory, 'index.html');
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(
    formatPage('90ef90ef'),
  );
  expect(gunzipSync(await readFile(`${page}.gz`)).toString()).toBe(formatPage('90ef90ef'));
});

/** Has words around the name that stand elsewhere, too. */
function formatPage(name: string): string {
  return `<meta name="build" content="${name}"/><p title="12ab"/>${TEXT}<p title="90ef"/>`;
}

test('small files and files that are compressed by nature have no twin', async () => {
  await writeFile(join(clientDirectory, 'small.txt'), 'x'.repeat(511));
  await writeFile(join(clientDirectory, 'font.woff2'), TEXT);
  expect(await run()).toEqual({ files: 2, fresh: 2 });
  expect(existsSync(join(clientDirectory, 'small.txt.br'))).toBe(false);
  expect(existsSync(join(clientDirectory, 'font.woff2.br'))).toBe(false);
});

test('what no build has used for 30 days leaves the cache', async () => {
  await run();
  const kept = await readdir(cacheDirectory);
  const stale = (NOW - 31 * DAY_MS) / 1000;
  await writeFile(join(cacheDirectory, 'stale.br'), '');
  await utimes(join(cacheDirectory, 'stale.br'), stale, stale);
  await run();
  expect(await readdir(cacheDirectory)).toEqual(kept);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0, br;q=0', 'identity'],
  ['gzip;q=0.8, br;q=0.2', 'gzip'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['gzip;q=0.5, identity', 'identity'],
  ['gzip, identity;q=0', 'gzip'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['br;q=nonsense, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
])('a client that takes "%s" gets %s', (accepted, expected) => {
  expect(selectEncoding(accepted, ['br', 'gzip'])).toBe(expected);
});
