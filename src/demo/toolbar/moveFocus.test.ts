import { expect, test } from 'vitest';
import { findStop } from './moveFocus.ts';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['Tab', 1, false, null],
  ['a', 1, false, null],
])('%s on stop %i of three (mirrored: %s) leads to %s', (key, index, isMirrored, expected) => {
  expect(findStop(key, index, 3, isMirrored)).toBe(expected);
});
