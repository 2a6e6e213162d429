import { expect, test } from 'vitest';
import { createDocLinkResolver } from './resolveDocLink.ts';

const resolve = createDocLinkResolver([
  { pathname: '/material-ui/api/chip/', anchors: ['props', 'chip-classes-root'] },
]);

test.each([
  ['/material-ui/api/chip/', '/material-ui/api/chip/'],
  ['/material-ui/api/chip', '/material-ui/api/chip/'],
  ['/material-ui/api/chip/?tab=1#props', '/material-ui/api/chip/#props'],
  [
    'https://mui.com/material-ui/api/chip/#chip-classes-root',
    '/material-ui/api/chip/#chip-classes-root',
  ],
  ['https://mui.com/material-ui/api/chip/#gone', '/material-ui/api/chip/'],
  ['/material-ui/unwritten/#part', 'https://mui.com/material-ui/unwritten/#part'],
  ['https://mui.com/material-ui/unwritten/', 'https://mui.com/material-ui/unwritten/'],
  ['https://developer.mozilla.org/a#b', 'https://developer.mozilla.org/a#b'],
])('a comment’s link to %s becomes %s', (url, expected) => {
  expect(resolve(url)).toBe(expected);
});
