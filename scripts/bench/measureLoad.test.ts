import { expect, test } from 'vitest';
import { sumBlocking } from './measureLoad.ts';

test.each([
  ['what a task takes beyond 50 ms', [[200, 80]], 100, 30],
  [
    'the sum of all tasks',
    [
      [200, 80],
      [400, 60],
    ],
    100,
    40,
  ],
  ['nothing of a task that ends before the first paint', [[100, 300]], 500, 0],
  ['only the part after the first paint', [[400, 200]], 500, 50],
  ['nothing without long tasks', [], 500, 0],
] satisfies [string, [number, number][], number, number][])(
  'blocking time is %s',
  (_, tasks, firstPaint, expected) => {
    expect(sumBlocking(tasks, firstPaint)).toBe(expected);
  },
);
