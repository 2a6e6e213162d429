import { describe, expect, test } from 'vitest';
import {
  createHostingRules,
  FILE_REQUEST,
  insistOnHttps,
  IMMUTABLE,
  listHeaders,
  PRIVATE_FILE,
  REVALIDATE,
} from './hostingRules.ts';

const rules = createHostingRules();

describe('headers', () => {
  test.each([
    ['/', REVALIDATE],
    ['/material-ui/react-button/', REVALIDATE],
    ['/data/pages/material-ui/react-button.json', REVALIDATE],
    ['/sw.js', REVALIDATE],
    ['/assets/entry-Bx3k9.js', IMMUTABLE],
    ['/assetsless/', REVALIDATE],
    ['/data/search.json', REVALIDATE],
    ['/data/search/joy-ui.names.0123456789.json', IMMUTABLE],
  ])('%s may be kept as: %s', (pathname, expected) => {
    expect(listHeaders(pathname, rules)['Cache-Control']).toBe(expected);
  });

  test.each([
    ['/experiments/docs/', 'noindex'],
    ['/material-ui/', undefined],
  ])('%s is for search engines: %s', (pathname, expected) => {
    expect(listHeaders(pathname, rules)['X-Robots-Tag']).toBe(expected);
  });

  test.each([
    ['/assets/entry-Bx3k9.js', 'cross-origin'],
    ['/data/search.json', 'same-origin'],
  ])('%s may be taken into documents of: %s', (pathname, expected) => {
    expect(listHeaders(pathname, rules)['Cross-Origin-Resource-Policy']).toBe(expected);
  });

  test('a site with https tells browsers to insist on it', () => {
    const name = 'Strict-Transport-Security';
    expect(listHeaders('/', rules)[name]).toBeUndefined();
    expect(listHeaders('/', insistOnHttps(rules))[name]).toMatch(/^max-age=\d{8}$/);
  });

  test('the live document gets the policy of the site and its sandbox', () => {
    const policy = listHeaders('/live/', rules)['Content-Security-Policy'];
    expect(policy).toMatch(
      /frame-ancestors 'self';.*, default-src 'self';.*; sandbox allow-scripts$/,
    );
  });

  test('no header but the policy is named by two rules for the same path', () => {
    const paths = rules.headers.map(({ path }) => path.replace('*', 'x'));
    for (const path of [...paths, '/assets/sw.js', '/experiments/assets/x']) {
      const joined = Object.entries(listHeaders(path, rules)).filter(([name]) => {
        const naming = rules.headers.filter((rule) => rule.headers[name] !== undefined);
        const matching = naming.filter(({ path: pattern }) =>
          pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
        );
        return matching.length > 1;
      });
      expect(joined.map(([name]) => name)).toEqual(
        /^\/(?:x|experiments\/.*|data\/(?:search\/)?x)$/.test(path)
          ? []
          : ['Content-Security-Policy'],
      );
    }
  });
});

test.each([
  ['/assets/entry.js', true],
  ['/assets/none', true],
  ['/data/pages/none', true],
  ['/images/logo.svg', true],
  ['/material-ui/react-button.md', true],
  ['/material-ui/react-button/', false],
  ['/material-ui/react-button', false],
  ['/x/v5.0/', false],
])('%s asks for a file: %s', (pathname, expected) => {
  expect(FILE_REQUEST.test(pathname)).toBe(expected);
});

test.each([
  ['/_headers', true],
  ['/_redirects', true],
  ['/.vite/manifest.json', true],
  ['/a/.env', true],
  ['/.well-known/security.txt', false],
  ['/a/_headers/', false],
  ['/assets/a.b.js', false],
])('%s is private: %s', (pathname, expected) => {
  expect(PRIVATE_FILE.test(pathname)).toBe(expected);
});
