import { describe, expect, test } from 'vitest';
import { describeTheme } from './describeTheme.ts';
import {
  DEFAULT_VIEW,
  formatViewerAddress,
  parseViewerAddress,
  type View,
} from './viewerAddress.ts';

const PAGE = 'https://docs.example/default-theme/';
const light = describeTheme({ palette: { primary: { main: '#1976d2' } }, shadows: ['none'] });
const dark = describeTheme({ palette: { primary: { main: '#90caf9' }, tonal: 1 } });
const parse = (search: string) =>
  parseViewerAddress(search, (mode) => (mode === 'light' ? light : dark));

describe('the address of a viewer', () => {
  test.each<[string, Partial<View>]>([
    ['', {}],
    ['?expand-path=%24.palette.primary', { path: '$.palette.primary' }],
    ['?expand-path=%24.palette.tonal&mode=dark', { path: '$.palette.tonal', mode: 'dark' }],
    ['?expand-path=%24.shadows%5B0%5D', { path: '$.shadows[0]' }],
    ['?query=primary+main&show=changes', { query: 'primary main', show: 'changes' }],
  ])('"%s" is read, and written the same', (search, change) => {
    const view = { ...DEFAULT_VIEW, ...change };
    expect(parse(search)).toMatchObject({ view, refused: [] });
    expect(formatViewerAddress(`${PAGE}?expand-path=x&query=x#a`, view)).toBe(`${PAGE}${search}#a`);
  });

  test('a path opens all nodes on its way, as people write it too', () => {
    expect(parse('?expand-path=$.palette.primary.main').open).toEqual([
      '$.palette',
      '$.palette.primary',
      '$.palette.primary.main',
    ]);
    expect(parse('?expand-path=theme.shadows.0').open).toEqual(['$.shadows', '$.shadows[0]']);
    expect(parse('?expand-path=$').open).toEqual([]);
  });

  test.each([
    ['?expand-path=palette', [], '“palette” is no path: write one as $.palette.primary.'],
    ['?expand-path=', [], '“” is no path: write one as $.palette.primary.'],
    [
      '?expand-path=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
      [],
      '“<img src=x onerror=alert(1)>” is no path: write one as $.palette.primary.',
    ],
    [
      '?expand-path=$.palette.primry.main',
      ['$.palette'],
      '$.palette has no “primry”. It has primary.',
    ],
    ['?expand-path=$.__proto__', [], 'The theme has no “__proto__”. It has palette, shadows.'],
    [
      '?expand-path=$.shadows[0].length',
      ['$.shadows', '$.shadows[0]'],
      '$.shadows[0] has no “length”.',
    ],
    [
      `?expand-path=$.${'a'.repeat(2000)}`,
      [],
      `The theme has no “${'a'.repeat(40)}…”. It has palette, shadows.`,
    ],
    ['?mode=sepia', [], '“sepia” is no mode: it is light or dark.'],
    ['?show=toString', [], '“toString” is no show: it is all or changes.'],
  ])('%s is refused in words', (search, open, reason) => {
    expect(parse(search)).toMatchObject({ open, refused: [reason] });
  });
});
