import * as colors from '@mui/material/colors';
import { expect, test } from 'vitest';
import { HUES } from '../themes/studioTheme.ts';
import { createHueProps } from './colorProps.ts';
import { findShade, formatShadeCode, parseHueProps, SHADE_NAMES } from './shades.ts';

const hues = parseHueProps(createHueProps());

test('all hues of the package are there in all shades', () => {
  const { common: _, ...named } = colors;
  expect(HUES.toSorted()).toEqual(Object.keys(named).sort());
  for (const hue of HUES) {
    expect(hues[hue], hue).toEqual(SHADE_NAMES.map((shade) => named[hue][shade]));
    expect(Object.keys(named[hue]), hue).toHaveLength(SHADE_NAMES.length);
  }
});

test.each([
  ['#009688', { hue: 'teal', shade: '500' }],
  ['#64ffda', { hue: 'teal', shade: 'A200' }],
  ['#123456', null],
  ['teal', null],
  ['default', null],
] as const)('%s is %j', (color, shade) => {
  expect(findShade(hues, color)).toEqual(shade);
});

test('shades are written as code', () => {
  expect(formatShadeCode('teal', '500')).toBe('teal[500]');
  expect(formatShadeCode('teal', 'A200')).toBe('teal.A200');
});
