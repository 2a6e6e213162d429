import { expect, test } from 'vitest';
import { compareTrees, NO_DIFFERENCES } from './compareTrees.ts';
import { describeTheme } from './describeTheme.ts';

const theme = {
  palette: { primary: { main: '#1976d2', light: '#42a5f5' }, mode: 'light' },
  spacing: (steps: number) => `${steps * 8}px`,
  shadows: ['none', '0 1px 2px'],
};

test.each([
  ['nothing', theme, [], []],
  [
    'two colors',
    { ...theme, palette: { primary: { main: '#0a7', light: '#fff' }, mode: 'light' } },
    ['$.palette.primary.main', '$.palette.primary.light'],
    [
      ['$.palette.primary', 2],
      ['$.palette', 2],
    ],
  ],
  [
    'what a function returns',
    { ...theme, spacing: (a: number) => `${a * 6}px` },
    ['$.spacing'],
    [],
  ],
  ['how a function is written', { ...theme, spacing: (a: number) => `${a * 8}px` }, [], []],
  [
    'a type',
    { ...theme, shadows: 'none' },
    ['$.shadows[0]', '$.shadows[1]', '$.shadows'],
    [['$.shadows', 2]],
  ],
])('finds %s', (_, other, changed, counts) => {
  const differences = compareTrees(describeTheme(theme), describeTheme(other));
  expect([...differences.changed.keys()]).toEqual(changed);
  expect([...differences.counts]).toEqual(counts);
});

test('says what stands in the other theme', () => {
  const other = { ...theme, palette: { primary: { main: '#0a7' }, mode: 'light' } };
  const { changed } = compareTrees(describeTheme(theme), describeTheme(other));
  expect(changed.get('$.palette.primary.main')).toEqual({
    kind: 'value',
    name: 'main',
    value: '#0a7',
  });
  expect(changed.get('$.palette.primary.light')).toBeNull();
});

test('a theme is the same as itself', () => {
  expect(compareTrees(describeTheme(theme), describeTheme(theme))).toEqual(NO_DIFFERENCES);
});
