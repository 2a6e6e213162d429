import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileCache, digest } from './cache.ts';

describe('createFileCache', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('computes a result once, even for another process', async () => {
    expect(await createFileCache(folder).getOrCreate('a', async () => [1])).toEqual([1]);
    expect(await createFileCache(folder).getOrCreate('a', async () => [2])).toEqual([1]);
  });

  it('tells keys apart', async () => {
    const cache = createFileCache(folder);
    await cache.getOrCreate('a', async () => 1);
    expect(await cache.getOrCreate('b', async () => 2)).toBe(2);
  });

  it('computes once for callers that ask at the same time', async () => {
    const cache = createFileCache(folder);
    let count = 0;
    const ask = () =>
      cache.getOrCreate('a', async () => {
        count += 1;
        return count;
      });
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  });

  it('stores nothing when computing fails', async () => {
    const cache = createFileCache(folder);
    const failing = cache.getOrCreate('a', () => Promise.reject(new Error('No.')));
    await expect(failing).rejects.toThrow('No.');
    expect(await cache.getOrCreate('a', async () => 1)).toBe(1);
  });

  it.each(['', '{', '[]', '{}'])('computes again where the file holds %j', async (damaged) => {
    await createFileCache(folder).getOrCreate('a', async () => 1);
    const [file = ''] = await readdir(folder);
    await writeFile(path.join(folder, file), damaged);
    expect(await createFileCache(folder).getOrCreate('a', async () => 2)).toBe(2);
  });
});

describe('digest', () => {
  it('does not confuse where texts begin and end', () => {
    expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
  });
});
