import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPageStore, type PageStore, type RenderedFiles } from './pageStore.ts';

let folder: string;
let store: PageStore;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'pages-')), 'store');
  store = createPageStore(folder);
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const LAMP: RenderedFiles = [
  ['/lamps/', Buffer.from('<p>Lämpchen\n</p>')],
  ['/data/pages/lamps.json', Buffer.from('{"a":"\\n"}')],
  ['/empty.txt', Buffer.alloc(0)],
];

describe('a store of pages', () => {
  it('gives back what it keeps, byte by byte', async () => {
    await store.keep('lamp', LAMP);
    expect(store.has('lamp')).toBe(true);
    expect(await createPageStore(folder).find('lamp')).toEqual(LAMP);
  });

  it('knows nothing of other keys', async () => {
    expect(store.has('lamp')).toBe(false);
    expect(await store.find('lamp')).toBeUndefined();
  });

  it.each([
    ['empty', () => Buffer.alloc(0)],
    ['cut off', (whole: Buffer) => whole.subarray(0, -1)],
    ['cut off in its list', (whole: Buffer) => whole.subarray(0, 9)],
    ['too long', (whole: Buffer) => Buffer.concat([whole, Buffer.from('x')])],
    ['something else', () => Buffer.from('null\n')],
  ])('does not give a file that is %s', async (_, damage) => {
    await store.keep('lamp', LAMP);
    const [name = ''] = await readdir(folder);
    const file = path.join(folder, name);
    await writeFile(file, damage(await readFile(file)));
    expect(await store.find('lamp')).toBeUndefined();
  });

  it('deletes all but what is named', async () => {
    await store.keep('lamp', LAMP);
    await store.keep('shade', LAMP);
    await store.keepOnly(['shade', 'cord']);
    expect(await store.find('lamp')).toBeUndefined();
    expect(await store.find('shade')).toEqual(LAMP);
  });

  it('has nothing to delete before its first page', async () => {
    await expect(store.keepOnly([])).resolves.toBeUndefined();
  });
});
