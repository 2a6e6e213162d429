import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportWhenWritten } from './reportWhenWritten.ts';

let folder: string;
let page: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'written-'));
  page = path.join(folder, 'page.md');
});
afterEach(() => rm(folder, { recursive: true }));

/** What the watcher calls, and what is read then, at once as in dev. */
function watch(): { onChange: (file: string) => void; seen: string[] } {
  const seen: string[] = [];
  const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : 'gone');
  return { onChange: reportWhenWritten((file) => seen.push(read(file))), seen };
}

test('waits for a page that was emptied to be written, though the watcher reports it once', async () => {
  const { onChange, seen } = watch();
  await writeFile(page, '');
  onChange(page);
  await writeFile(page, 'All of it.');
  await vi.waitFor(() => expect(seen).toEqual(['All of it.']));
});

test('reads a page at once, and again where it went on being written', async () => {
  const { onChange, seen } = watch();
  await writeFile(page, 'The first half');
  onChange(page);
  expect(seen).toEqual(['The first half']);
  await writeFile(page, 'The first half and the second.');
  await vi.waitFor(() =>
    expect(seen).toEqual(['The first half', 'The first half and the second.']),
  );
});

test('takes a page for empty that stays so', async () => {
  const { onChange, seen } = watch();
  await writeFile(page, '');
  onChange(page);
  expect(seen).toEqual([]);
  await vi.waitFor(() => expect(seen).toEqual(['']));
});

test('reports a file that is gone', () => {
  const { onChange, seen } = watch();
  onChange(page);
  expect(seen).toEqual(['gone']);
});
