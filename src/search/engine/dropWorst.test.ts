import { expect, test } from 'vitest';
import { dropWorst } from './dropWorst.ts';

test.each([
  ['the order they came in', [1, 5, 3, 4], 2, [5, 4]],
  ['all where there are fewer', [1, 3], 5, [1, 3]],
  ['those that are as good as the last', [2, 1, 2, 2], 2, [2, 2, 2]],
  ['nothing of nothing', [], 2, []],
])('drops the worst and keeps %s', (_, found: readonly number[], most, kept) => {
  expect(dropWorst(found, most, (each) => each)).toEqual(kept);
});
