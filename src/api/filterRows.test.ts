import { describe, expect, test } from 'vitest';
import { describeFound, filterRows } from './filterRows.ts';

const rows = [
  { name: 'color', text: 'the color of the button' },
  { name: 'disableripple', text: 'no ripple when pressed' },
  { name: 'root .muibutton-root', text: 'styles of the root element' },
];

const cases: [filter: string, expected: boolean[], why: string][] = [
  ['', [true, true, true], 'nothing asked'],
  ['  ', [true, true, true], 'only spaces'],
  ['Color', [true, false, false], 'a name, in any case'],
  ['ripple dis', [false, true, false], 'parts of a name in any order'],
  ['muibutton', [false, false, true], 'a class'],
  ['pressed', [false, true, false], 'a word of the description, as no name has it'],
  ['root', [false, false, true], 'a name goes before descriptions'],
  ['nothing', [false, false, false], 'no match'],
];

describe('a filter', () => {
  test.each(cases)('"%s" leaves %j: %s', (filter, expected) => {
    expect(filterRows(rows, filter)).toEqual(expected);
  });

  test.each([
    [0, '', ''],
    [2, 'col', '2 of 24 rows'],
    [0, ' xyz ', 'No row matches “xyz”.'],
  ])('tells that %i rows match "%s"', (found, filter, expected) => {
    expect(describeFound(found, 24, filter)).toBe(expected);
  });
});
