import { expect, test } from 'vitest';
import { describeAnswer } from './describeAnswer.ts';

const ASKED = { query: '', style: 'Filled', count: 2187 } as const;
const found = (length: number): number[] => [...new Array<number>(length).keys()];

test.each([
  ['2,187 icons', null, ASKED],
  ['Loading the list of icons…', null, { ...ASKED, query: 'add' }],
  ['Loading the list of icons…', null, { ...ASKED, style: 'Sharp' as const }],
  ['2,000 icons', { found: found(2000), readAs: null }, ASKED],
  ['1 icon for “apple”', { found: found(1), readAs: null }, { ...ASKED, query: ' apple ' }],
  ['3 icons for “delete”', { found: found(3), readAs: 'delete' }, { ...ASKED, query: 'delte' }],
  [
    'No icon for “zzz” in the style Two tone.',
    { found: [], readAs: null },
    { ...ASKED, query: 'zzz', style: 'TwoTone' as const },
  ],
])('%s', (text, answer, asked) => {
  expect(describeAnswer(answer, asked)).toBe(text);
});
