import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { formatInternalPathname, resolveRoute } from './route.ts';

const TWO_LANGUAGES = { supported: ['en', 'fr'], default: 'en' };

describe('resolveRoute', () => {
  test.each([
    ['/', '/', null, null],
    ['/material-ui/react-button/', '/material-ui/react-button', 'material-ui', 'core'],
    ['/material-ui/react-button', '/material-ui/react-button', 'material-ui', 'core'],
    ['/material-ui/react-button/#sizes', '/material-ui/react-button', 'material-ui', 'core'],
    ['/material-ui/react-button/?a=1#sizes', '/material-ui/react-button', 'material-ui', 'core'],
    ['/joy-ui/', '/joy-ui', 'joy-ui', 'core'],
    [
      '/base-ui/react-badge/components-api/#badge',
      '/base-ui/react-badge/components-api',
      'base-ui',
      'core',
    ],
    ['/system/getting-started/', '/system/getting-started', 'system', 'core'],
    ['/x/react-data-grid/', '/x/react-data-grid', 'x-data-grid', 'x'],
    ['/x/api/data-grid/data-grid/', '/x/api/data-grid/data-grid', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/fields/', '/x/react-date-pickers/fields', 'x-date-pickers', 'x'],
    ['/x/react-charts/', '/x/react-charts', 'x-charts', 'x'],
    ['/x/react-tree-view/', '/x/react-tree-view', 'x-tree-view', 'x'],
    ['/x/introduction/', '/x/introduction', null, 'x'],
    [
      '/toolpad/studio/getting-started/',
      '/toolpad/studio/getting-started',
      'toolpad-studio',
      'toolpad',
    ],
    ['/toolpad/core/introduction/', '/toolpad/core/introduction', 'toolpad-core', 'toolpad'],
    ['/toolpad/', '/toolpad', 'toolpad-core', 'toolpad'],
    ['/docs/third-parties/', '/docs/third-parties', 'docs', null],
    ['/versions/', '/versions', 'docs', null],
    ['/production-error/?code=4', '/production-error', 'docs', null],
    ['/experiments/docs/markdown/', '/experiments/docs/markdown', 'docs-infra', null],
    ['/material-uix/', '/material-uix', null, null],
    ['https://example.com/material-ui/', '/material-ui', 'material-ui', 'core'],
    ['//double//slashes//', '/double/slashes', null, null],
    ['/material%2Dui/', '/material-ui', 'material-ui', 'core'],
    ['/material-ui%2Freact-button/', '/material-ui/react-button', 'material-ui', 'core'],
    ['/material-ui/./x/../react-button/', '/material-ui/react-button', 'material-ui', 'core'],
    ['/material-ui/%E4%BD%A0/', '/material-ui/%E4%BD%A0', 'material-ui', 'core'],
    ['/material-ui/100%/', '/material-ui/100%', 'material-ui', 'core'],
  ])('%s is %s of product %s and category %s', (url, pathname, productId, categoryId) => {
    expect(resolveRoute(url, products)).toMatchObject({
      language: 'en',
      pathname,
      productId,
      categoryId,
    });
  });

  test.each([
    ['/material-ui/api/', '/material-ui/api-docs'],
    ['/material-ui/api', '/material-ui/api-docs'],
    ['/material-ui/api/button/', '/material-ui/api/button'],
    ['/material-ui/react-api/', '/material-ui/react-api'],
    ['/', '/index'],
  ])(
    'rewrites a last segment "api" internally: the files of %s are %s',
    (url, internalPathname) => {
      expect(formatInternalPathname(url)).toBe(internalPathname);
    },
  );

  test.each([
    ['/fr/material-ui/react-button/', 'fr', '/material-ui/react-button', 'material-ui'],
    ['/fr/', 'fr', '/', null],
    ['/fr', 'fr', '/', null],
    ['/en/material-ui/', 'en', '/en/material-ui', null],
    ['/de/material-ui/', 'en', '/de/material-ui', null],
    ['/fr/blog/post/', 'en', '/fr/blog/post', null],
    ['/blog/post/', 'en', '/blog/post', null],
    ['/french/', 'en', '/french', null],
  ])('with French supported, %s speaks %s', (url, language, pathname, productId) => {
    expect(resolveRoute(url, products, TWO_LANGUAGES)).toMatchObject({
      language,
      pathname,
      productId,
    });
  });

  test('never throws, whatever the address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.webPath()), (url) => {
        const { pathname } = resolveRoute(url, products, TWO_LANGUAGES);
        expect(pathname.startsWith('/')).toBe(true);
        expect(pathname === '/' || !pathname.endsWith('/')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('resolving a canonical path again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()), (url) => {
        const once = resolveRoute(url, products);
        expect(resolveRoute(once.pathname, products)).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });
});
