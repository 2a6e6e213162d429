import { beforeEach, describe, expect, test } from 'vitest';
import type { SafeStorage } from '../../preferences/storage.ts';
import { addRecent, clearRecent, readRecent } from './recentSearches.ts';

let values: Map<string, string>;
let storage: SafeStorage;
beforeEach(() => {
  values = new Map();
  storage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value).has(key),
    removeItem: (key) => void values.delete(key),
  };
});

describe('recent searches', () => {
  test('are kept with the newest first, each once, five at most', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e', 'f', ' B ']) addRecent(storage, text);
    expect(readRecent(storage)).toEqual(['B', 'f', 'e', 'd', 'c']);
  });

  test('leave out what nobody would want to see again', () => {
    addRecent(storage, '   ');
    addRecent(storage, 'x'.repeat(81));
    expect(readRecent(storage)).toEqual([]);
  });

  test('can be forgotten', () => {
    addRecent(storage, 'a');
    clearRecent(storage);
    expect(values.size).toBe(0);
  });

  test.each(['no JSON', '{"a":1}', '[1,null]'])('survive that storage holds %s', (value) => {
    values.set('swatchbook:recent-searches', value);
    expect(readRecent(storage)).toEqual([]);
  });
});
