import { expect, test } from 'vitest';
import { describeTheme } from './describeTheme.ts';
import { findColor, findColors } from './findColors.ts';

test.each([
  ['#fff', '#fff'],
  ['#1976D2', '#1976D2'],
  ['#1976d280', '#1976d280'],
  ['rgba(0, 0, 0, 0.87)', 'rgba(0, 0, 0, 0.87)'],
  ['rgb(11 107 203 / 0.2)', 'rgb(11 107 203 / 0.2)'],
  ['var(--joy-palette-primary-500, #0B6BCB)', '#0B6BCB'],
  [
    'var(--variant-plainColor, var(--joy-palette-primary-plainColor, var(--a, #185EA5)))',
    '#185EA5',
  ],
  ['rgba(var(--joy-palette-neutral-mainChannel, 99 107 116) / 0.4)', 'rgba(99 107 116 / 0.4)'],
  ['var(--joy-palette-background, rgb(1, 2, 3))', 'rgb(1, 2, 3)'],
  ['var(--no-fallback)', null],
  ['#12345', null],
  ['0px 2px 1px -1px rgba(0,0,0,0.2)', null],
  ['red;background:url(x)', null],
  ['21 21 21', null],
  [4, null],
  [null, null],
])('%s is the color %s', (value, color) => {
  expect(findColor(value)).toBe(color);
});

test('a group shows the colors directly inside it', () => {
  const [palette, primary] = describeTheme({
    palette: { primary: { main: '#1976d2' } },
    primary: { main: '#1976d2', contrastText: '#fff', mode: 'light' },
  });
  expect(palette && findColors(palette)).toEqual([]);
  expect(primary && findColors(primary)).toEqual(['#1976d2', '#fff']);
});
