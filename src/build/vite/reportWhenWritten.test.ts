import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportWhenWritten, waitUntilWritten } from './reportWhenWritten.ts';

let folder: string;
let page: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'written-'));
  page = path.join(folder, 'page.md');
});
afterEach(() => rm(folder, { recursive: true }));

/** What the watcher calls, what is read then, at once as in dev, and what all who listen are told besides. */
function watch(): { onChange: (file: string) => void; seen: string[]; told: string[] } {
  const seen: string[] = [];
  const told: string[] = [];
  const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : 'gone');
  const onChange = reportWhenWritten(
    (file) => seen.push(read(file)),
    (event, file) => {
      told.push(`${event} ${path.basename(file)}`);
      onChange(file);
    },
  );
  return { onChange, seen, told };
}

test('waits for a page that was emptied to be written, though the watcher reports it once', async () => {
  const { onChange, seen, told } = watch();
  await writeFile(page, '');
  onChange(page);
  await writeFile(page, 'All of it.');
  await vi.waitFor(() => expect(seen).toEqual(['All of it.']));
  expect(told).toEqual(['change page.md']);
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

test('says of a page that is gone since that it is', async () => {
  const { onChange, told } = watch();
  await writeFile(page, 'Short life.');
  onChange(page);
  await rm(page);
  await vi.waitFor(() => expect(told).toEqual(['unlink page.md']));
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

describe('waiting for a file', () => {
  test('ends when it is written', async () => {
    await writeFile(page, '');
    const text = waitUntilWritten(page).then(() => readFileSync(page, 'utf8'));
    writeFileSync(page, 'All of it.');
    expect(await text).toBe('All of it.');
  });

  test.each([
    ['stays empty', ''],
    ['has text', 'All of it.'],
  ])('ends with one that %s', async (_, text) => {
    await writeFile(page, text);
    await waitUntilWritten(page);
    expect(readFileSync(page, 'utf8')).toBe(text);
  });
});
