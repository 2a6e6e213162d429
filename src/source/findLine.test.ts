import { expect, it } from 'vitest';
import { findLine } from './findLine.ts';

const TEXT = "a: 1\nid: 'lamps'\nversion: 2\nid: 'desks'\nversion: 2\n";

it.each([
  ['the first place of a text', ['version'], 3],
  ['a text behind another', ["id: 'desks'", 'version'], 5],
  ['a pattern', ["id: 'desks'", /^version/m], 5],
  ['as far as it got where a text is missing', ["id: 'desks'", 'home'], 4],
  ['the first line where nothing is found', ['home'], 1],
])('finds %s', (_, texts, line) => {
  expect(findLine(TEXT, texts)).toBe(line);
});
