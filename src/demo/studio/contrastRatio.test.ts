import { expect, test } from 'vitest';
import { contrastRatio, rateContrast } from './contrastRatio.ts';

test.each([
  ['#000000', '#ffffff', '21.0', 'AAA'],
  ['#ffffff', '#767676', '4.5', 'AA'],
  ['#ffffff', '#949494', '3.0', 'AA for large text'],
  ['#ffffff', '#ffff00', '1.1', 'fails'],
  ['#1976d2', '#1976d2', '1.0', 'fails'],
])('%s on %s has %s: %s', (a, b, ratio, rating) => {
  expect(contrastRatio(a, b).toFixed(1)).toBe(ratio);
  expect(rateContrast(contrastRatio(b, a))).toBe(rating);
});
