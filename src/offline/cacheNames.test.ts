import { describe, expect, test } from 'vitest';
import { formatCacheName, parseCacheName, type CacheId } from './cacheNames.ts';

describe('names of caches', () => {
  test.each<[CacheId, string]>([
    [{ build: 'a1', kind: 'shell' }, 'swatchbook:a1:shell'],
    [{ build: 'a1', kind: 'pages' }, 'swatchbook:a1:pages'],
    [{ build: 'v1:2', kind: 'data' }, 'swatchbook:v1%3A2:data'],
    [{ build: 'a1', kind: 'saved', product: 'material-ui' }, 'swatchbook:a1:saved:material-ui'],
  ])('%o is written as %s and read back', (id, name) => {
    expect(formatCacheName(id)).toBe(name);
    expect(parseCacheName(name)).toEqual(id);
  });

  test.each([
    'workbox-precache-v2-http://localhost/',
    'swatchbook',
    'swatchbook:a1',
    'swatchbook:a1:x',
  ])('%s belongs to someone else', (name) => {
    expect(parseCacheName(name)).toBeNull();
  });
});
