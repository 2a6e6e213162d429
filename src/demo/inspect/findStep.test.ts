import { expect, test } from 'vitest';
import { findStep } from './findStep.ts';

test.each([
  ['Tab', false, -1, 3, 0],
  ['Tab', false, 1, 3, 2],
  ['Tab', false, 2, 3, 'leave'],
  ['Tab', true, 2, 3, 1],
  ['Tab', true, 0, 3, 'leave'],
  ['Tab', true, -1, 3, 'leave'],
  ['Tab', false, -1, 0, 'leave'],
  ['ArrowDown', false, -1, 3, 0],
  ['ArrowRight', false, 2, 3, 2],
  ['ArrowUp', false, 0, 3, 0],
  ['ArrowLeft', false, 2, 3, 1],
  ['Home', false, 2, 3, 0],
  ['End', false, 0, 3, 2],
  ['ArrowDown', false, -1, 0, null],
  ['a', false, 1, 3, null],
] as const)(
  '%s (Shift: %s) on element %i of %i leads to %s',
  (key, shiftKey, index, count, expected) => {
    expect(findStep({ key, shiftKey }, index, count)).toBe(expected);
  },
);
