import { expect, test } from 'vitest';
import { findJsonErrorLine, findJsonLine } from './jsonLines.ts';

const FIELDS = '  "keys": ["Enter", "Space"],\n  "demo": "BasicThing"';

test.each([
  ['a comma too many', `[{\n${FIELDS},\n}]\n`, 4],
  ['a comma too few', `[\n{\n${FIELDS}\n  "focus": ""\n}]\n`, 5],
  ['a word without quotes', `[{\n${FIELDS}\n}, {\n  demo: 1\n}]\n`, 5],
  ['a bracket too few', `[{\n${FIELDS}\n}\n`, 4],
  ['a text without an end', `[{\n${FIELDS.slice(0, -1)}\n}]\n`, 3],
  ['a short text', 'x', 1],
  ['no text', '', 1],
])('finds the line of %s', (_, text, line) => {
  expect.assertions(1);
  try {
    JSON.parse(text);
  } catch (error) {
    expect(findJsonErrorLine(text, String((error as Error).message))).toBe(line);
  }
});

test.each([
  [[], 1],
  [[1], 4],
  [[1, 'expect', 'focused'], 5],
  [[1, 'expect', 'gone'], 5],
  [[3], 1],
])('finds the line of %j', (path, line) => {
  const text = '[\n{\n  "keys": []\n}, {\n  "expect": { "focused": 1 }\n}]\n';
  expect(findJsonLine(text, path)).toBe(line);
});
