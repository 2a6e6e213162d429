import { describe, expect, test } from 'vitest';
import { findDuplicatePaths, listPagePaths, type Navigation } from './navigation.ts';

describe('findDuplicatePaths', () => {
  test('names both places of a path, with or without trailing slash', () => {
    const navigation: Navigation = [
      {
        pathname: 'inputs',
        title: 'Inputs',
        children: [{ pathname: '/m/button/', title: 'Button' }],
      },
      { pathname: 'more', title: 'More', children: [{ pathname: '/m/button', title: 'Buttons' }] },
    ];
    expect(findDuplicatePaths(navigation)).toEqual([
      {
        pathname: '/m/button',
        written: ['/m/button/', '/m/button'],
        places: ['Inputs › Button', 'More › Buttons'],
      },
    ]);
  });

  test.each([
    ['/m/button/#sizes'],
    ['/m/button/?from=menu'],
    ['/m//button/'],
    ['/M/Button/'],
    ['/m/b%75tton/'],
    ['/m%2Fbutton/'],
    ['/m/./button/'],
  ])('sees the path of /m/button/ in %s', (pathname) => {
    const duplicates = findDuplicatePaths([{ pathname: '/m/button/' }, { pathname }]);
    expect(duplicates.map((duplicate) => duplicate.pathname)).toEqual(['/m/button']);
  });

  test('keeps addresses of other sites apart', () => {
    const entries = ['https://a.example/', 'https://b.example/', 'https://a.example/#more'];
    expect(findDuplicatePaths(entries.map((pathname) => ({ pathname, title: 'Out' })))).toEqual([]);
  });

  test('lets API tabs repeat', () => {
    const tab = { pathname: '/base-ui/react-badge/components-api/#badge', title: 'Badge' };
    expect(findDuplicatePaths([tab, tab])).toEqual([]);
  });
});

test('listPagePaths gives pages in reading order, without groups and external links', () => {
  expect(
    listPagePaths([
      {
        pathname: 'a',
        title: 'A',
        children: [
          { pathname: '/one/' },
          { pathname: 'b', subheader: 'B', children: [{ pathname: '/two/' }] },
        ],
      },
      { pathname: 'https://example.com/', title: 'Elsewhere' },
      { pathname: '/three/' },
    ]),
  ).toEqual(['/one/', '/two/', '/three/']);
});
