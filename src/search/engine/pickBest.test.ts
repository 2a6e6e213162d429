import { expect, test } from 'vitest';
import { pickBest } from './pickBest.ts';

const list = (...scores: number[]): { score: number }[] => scores.map((score) => ({ score }));

test.each([
  ['the best, in order', list(1, 5, 3, 4), 2, list(5, 4)],
  ['no more than asked for where several are equal', list(2, 2, 2), 2, list(2, 2)],
  ['all where there are fewer', list(1, 3), 5, list(3, 1)],
  ['those below zero like others', list(-9, -1, -5), 2, list(-1, -5)],
  ['nothing of nothing', [], 2, []],
])('picks %s', (_, found, most, best) => {
  expect(pickBest(found, most)).toEqual(best);
});
