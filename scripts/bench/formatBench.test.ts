import { expect, test } from 'vitest';
import { formatBench } from './formatBench.ts';

test('figures stand beside their budgets, those over it marked', () => {
  expect(
    formatBench([
      { page: '/a/', measure: 'bytes', value: 90, budget: 100 },
      { page: '/a/', measure: 'layout shift', value: 0.25, budget: 0 },
    ]),
  ).toBe(
    [
      '   page  measure       measured  budget',
      '✓  /a/   bytes               90     100',
      '✗  /a/   layout shift      0.25       0',
    ].join('\n'),
  );
});
