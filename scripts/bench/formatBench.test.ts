import { expect, test } from 'vitest';
import { formatBench } from './formatBench.ts';

test('figures stand beside their budgets, those over it marked', () => {
  expect(
    formatBench([
      { page: '/a/', measure: 'bytes', value: 90, budget: 100 },
      { page: '/a/', measure: 'layout shift', value: 0.25, budget: 0 },
      { page: 'b', measure: 'rank', value: 0.95, budget: 0.9, isLeast: true },
      { page: 'b', measure: 'rank', value: 0.85, budget: 0.9, isLeast: true },
      { page: 'b', measure: 'memory', value: 30, budget: null },
    ]),
  ).toBe(
    [
      '   page  measure       measured  budget',
      '✓  /a/   bytes               90     100',
      '✗  /a/   layout shift      0.25       0',
      '✓  b     rank              0.95    0.90',
      '✗  b     rank              0.85    0.90',
      '   b     memory              30',
    ].join('\n'),
  );
});
