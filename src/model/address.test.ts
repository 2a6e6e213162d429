import { afterEach, describe, expect, test, vi } from 'vitest';
import { toAddress, toPath } from './address.ts';

afterEach(() => vi.unstubAllEnvs());

describe('in a folder of its host', () => {
  test.each([
    ['/', '/docs/'],
    ['/docs/deploy/', '/docs/docs/deploy/'],
    ['/search/?q=a/b#c', '/docs/search/?q=a/b#c'],
  ])('the path %s has the address %s, and the other way round', (path, address) => {
    vi.stubEnv('BASE_URL', '/docs/');
    expect(toAddress(path)).toBe(address);
    expect(toPath(address)).toBe(path);
  });

  test.each(['https://mui.com/store/', '#sizes', 'mailto:a@site.example'])(
    'the link %s stays as it is',
    (link) => {
      vi.stubEnv('BASE_URL', '/docs/');
      expect(toAddress(link)).toBe(link);
    },
  );

  test.each(['/', '/docs', '/docs-old/', '/blog/'])('%s is outside of the site', (address) => {
    vi.stubEnv('BASE_URL', '/docs/');
    expect(toPath(address)).toBe('');
  });
});

test('at the root of its host a site has its paths as addresses', () => {
  expect(toAddress('/docs/')).toBe('/docs/');
  expect(toPath('/docs/')).toBe('/docs/');
});
