import { expect, test } from 'vitest';
import { listStops, resolveNavigation } from './siteNavigation.ts';

test('pages of other products and of other sites are links, and no stops on the way through', () => {
  const items = resolveNavigation(
    [
      { pathname: '/m/a/' },
      {
        pathname: 'group',
        subheader: 'Elsewhere',
        children: [{ pathname: '/x/grid/', title: 'Grid' }, { pathname: 'https://example.com/' }],
      },
      { pathname: '/m/b/', title: 'Second' },
    ],
    (pathname) => (pathname === '/m/a/' ? 'First' : undefined),
    (pathname) => pathname.startsWith('/m/'),
  );
  expect(items.map(({ kind, title }) => [kind, title])).toEqual([
    ['page', 'First'],
    ['subheader', 'Elsewhere'],
    ['page', 'Second'],
  ]);
  expect(items[1]?.children.map(({ kind, href }) => [kind, href])).toEqual([
    ['link', '/x/grid/'],
    ['link', 'https://example.com/'],
  ]);
  expect(listStops(items)).toEqual([
    { href: '/m/a/', title: 'First', trail: [] },
    { href: '/m/b/', title: 'Second', trail: [] },
  ]);
});

test('a page with several entries is one stop, at the first of them', () => {
  const navigation = resolveNavigation(
    [
      { pathname: '/start/', title: 'Start' },
      {
        pathname: '/api',
        title: 'Component API',
        children: [
          { pathname: '/react-menu/components-api/#menu', title: 'Menu' },
          { pathname: '/react-tabs/components-api/#tabs', title: 'Tabs' },
          { pathname: '/react-menu/components-api/#menu-item', title: 'MenuItem' },
        ],
      },
    ],
    () => undefined,
    () => true,
  );
  expect(listStops(navigation)).toEqual([
    { href: '/start/', title: 'Start', trail: [] },
    { href: '/react-menu/components-api/', title: 'Menu', trail: ['Component API'] },
    { href: '/react-tabs/components-api/', title: 'Tabs', trail: ['Component API'] },
  ]);
});
