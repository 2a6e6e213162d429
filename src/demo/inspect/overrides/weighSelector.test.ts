import { expect, test } from 'vitest';
import { splitSelectors, weighSelector } from './weighSelector.ts';

test.each([
  ['.css-1', 1],
  ['.css-1.Mui-disabled', 2],
  ['.css-1:not(.Mui-disabled)', 2],
  ['.css-1:where(.a .b)', 1],
  ['*:where([data-mode="dark"]) .css-1', 1],
  ['.css-1:not(:where(.a)):first-of-type', 2],
  ['.css-1:nth-child(2n + 1)', 2],
  ['.css-1[data-a="x.y"]', 2],
  ['.css-1 .MuiAlert-icon', 2],
  ['.css-1.Mui-selected > .MuiIcon-root', 3],
  ['.css-1 svg', 2],
  ['.css-1::after', 2],
])('%s weighs %i', (selector, weight) => {
  expect(weighSelector(selector)).toBe(weight);
});

test('lists of selectors are split outside of parentheses', () => {
  expect(splitSelectors('.a:is(.b, .c) .d, .e')).toEqual(['.a:is(.b, .c) .d', '.e']);
});
