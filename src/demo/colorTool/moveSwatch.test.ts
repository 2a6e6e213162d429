import { expect, test } from 'vitest';
import { moveSwatch } from './moveSwatch.ts';

const SIZE = { hue: 19, shade: 14 };

test.each([
  ['ArrowDown', [3, 5], false, [3, 6]],
  ['ArrowDown', [3, 13], false, [3, 13]],
  ['ArrowUp', [3, 0], false, [3, 0]],
  ['ArrowRight', [3, 5], false, [4, 5]],
  ['ArrowRight', [18, 5], false, [18, 5]],
  ['ArrowRight', [3, 5], true, [2, 5]],
  ['ArrowLeft', [3, 5], true, [4, 5]],
  ['ArrowLeft', [0, 5], false, [0, 5]],
  ['Home', [3, 5], false, [3, 0]],
  ['End', [3, 5], false, [3, 13]],
  ['Enter', [3, 5], false, null],
] as const)('%s leads from %j (mirrored: %s) to %j', (key, [hue, shade], isMirrored, target) => {
  expect(moveSwatch(key, { hue, shade }, SIZE, isMirrored)).toEqual(
    target && { hue: target[0], shade: target[1] },
  );
});
