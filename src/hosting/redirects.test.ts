import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../tests/hosting/english.ts';
import { findBrokenRedirects, listRedirects, resolveRedirect, type Redirect } from './redirects.ts';

describe('redirects of the site', () => {
  test.each([
    ['/zh/material-ui/react-button/', '/material-ui/react-button/'],
    ['/zh/', '/'],
    ['/zh', '/'],
    ['/it/', '/'],
    ['/ko/x/react-charts/', '/x/react-charts/'],
    ['/en/', '/'],
    ['/en/material-ui/react-button/', '/material-ui/react-button/'],
    ['/fr/blog/', undefined],
    ['/fr/blog/post/', undefined],
    ['/fr/blogs/', '/blogs/'],
    ['/xx/', undefined],
    ['/zhong/', undefined],
    ['/getting-started/installation/', '/material-ui/getting-started/installation/'],
    ['/getting-started/installation', '/material-ui/getting-started/installation/'],
    ['/getting-started/installation/more/', undefined],
    ['/base/react-badge/', '/base-ui/react-badge/'],
    ['/base-ui/react-badge/', undefined],
    ['/zh/\\evil.example', undefined],
    ['/', undefined],
  ])('%s leads to %s', (pathname, expected) => {
    expect(resolveRedirect(pathname, { redirects: listRedirects(), languages: ENGLISH })).toBe(
      expected,
    );
  });

  test.each([
    ['/material-ui/', '/material-ui/getting-started/'],
    ['/material-ui', '/material-ui/getting-started/'],
    ['/material-ui/react-button/', undefined],
    ['/x/react-charts/', undefined],
    ['/docs/', undefined],
  ])('%s leads to the home of its product: %s', (pathname, expected) => {
    const redirects = listRedirects([
      { home: '/material-ui/getting-started/', paths: ['/material-ui'], listed: true },
      { home: '/x/react-charts/', paths: ['/x/react-charts', '/x/api/charts'], listed: true },
      { home: '/versions/', paths: ['/docs', '/versions'], listed: false },
    ]);
    expect(resolveRedirect(pathname, { redirects, languages: ENGLISH })).toBe(expected);
  });

  test('leave the languages of the site alone', () => {
    const rules = { redirects: [], languages: { supported: ['en', 'zh'], default: 'en' } };
    expect(resolveRedirect('/zh/system/', rules)).toBeUndefined();
    expect(resolveRedirect('/de/system/', rules)).toBe('/system/');
    expect(resolveRedirect('/en/system/', rules)).toBe('/system/');
  });

  test('stand with the exact ones first', () => {
    const splats = listRedirects().map(({ from }) => from.endsWith('/*'));
    expect(splats).toEqual([...splats].sort());
  });
});

describe('broken redirects', () => {
  const pages = new Set(['/', '/new/', '/taken/']);
  const isPage = (pathname: string): boolean => pages.has(pathname);

  test.each<[Redirect, string[]]>([
    [{ from: '/old/', to: '/new/' }, []],
    [{ from: '/older/*', to: '/new/:splat' }, []],
    [
      { from: '/old/', to: '/gone/' },
      ['The redirect from /old/ leads to /gone/, which is not a page.'],
    ],
    [
      { from: '/taken/', to: '/new/' },
      ['The redirect from /taken/ hides the page of that address.'],
    ],
    [
      { from: '/taken/*', to: '/new/:splat' },
      ['The redirect from /taken/* hides the page of that address.'],
    ],
  ])('%o', (redirect, expected) => {
    const rules = { redirects: [redirect], languages: ENGLISH };
    expect(findBrokenRedirects(rules, isPage)).toEqual(expected);
  });

  test('a page that has the prefix of a language as its address is reported', () => {
    const rules = { redirects: [], languages: ENGLISH };
    expect(findBrokenRedirects(rules, (pathname) => pathname === '/fr/')).toEqual([
      'The page /fr/ cannot be reached: "fr" is the prefix of a language.',
    ]);
  });
});
