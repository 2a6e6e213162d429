import { expect, test } from 'vitest';
import { formatProblems, suggestName } from './problem.ts';

test('problems are printed by file and line, each with its fix', () => {
  const problem = { what: 'It is wrong.', fix: 'Mend it.' };
  expect(
    formatProblems([
      { file: 'b.md', line: 1, ...problem },
      { file: 'a.md', line: 12, ...problem },
      { file: 'a.md', line: 3, ...problem },
    ]),
  ).toBe(
    'a.md:3\n  It is wrong.\n  Mend it.\n\na.md:12\n  It is wrong.\n  Mend it.\n\nb.md:1\n  It is wrong.\n  Mend it.',
  );
});

test.each([
  [
    'BasicButton',
    ['BasicButtons', 'Icons'],
    'Did you mean "BasicButtons"? This page has: BasicButtons, Icons.',
  ],
  ['Zebra', ['BasicButtons', 'Icons'], 'This page has: BasicButtons, Icons.'],
  ['Zebra', [], 'This page has: none.'],
])('for %s of %j it suggests: %s', (wrong, valid, text) => {
  expect(suggestName(wrong, valid, 'This page has')).toBe(text);
});
