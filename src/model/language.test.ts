import { describe, expect, test } from 'vitest';
import { dropForeignPrefix, listAlternates, localizePath } from './language.ts';

const ONE = { supported: ['en'], default: 'en' };
const TWO = { supported: ['en', 'fr'], default: 'en' };

describe('prefixes that stand before no address', () => {
  test.each([
    ['/it/', '/'],
    ['/it', '/'],
    ['/en/x/', '/x/'],
    ['/fr/x/', undefined],
    ['/it/blog/', undefined],
    ['/it/blog/post/', undefined],
    ['/x/it/', undefined],
    ['/xx/', undefined],
  ])('with English and French, %s leads to %s', (path, expected) => {
    expect(dropForeignPrefix(path, TWO)).toBe(expected);
  });
});

describe('a second language', () => {
  test('prefixes its pages and leaves the default language and the blog alone', () => {
    expect(localizePath('/material-ui/', 'fr', TWO)).toBe('/fr/material-ui/');
    expect(localizePath('/material-ui/', 'en', TWO)).toBe('/material-ui/');
    expect(localizePath('/blog/news/', 'fr', TWO)).toBe('/blog/news/');
  });

  test('gives a translated page hreflang links, with the default language as x-default', () => {
    expect(listAlternates('/material-ui/', TWO, () => true)).toEqual([
      { hreflang: 'en', path: '/material-ui/' },
      { hreflang: 'fr', path: '/fr/material-ui/' },
      { hreflang: 'x-default', path: '/material-ui/' },
    ]);
  });

  test('is not announced where there is one language, nor for the blog', () => {
    expect(listAlternates('/material-ui/', ONE, () => true)).toEqual([]);
    expect(listAlternates('/material-ui/', TWO, (path) => !path.startsWith('/fr/'))).toEqual([]);
    expect(listAlternates('/blog/', TWO, () => true)).toEqual([]);
  });
});
