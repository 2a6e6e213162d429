import { expect, test } from 'vitest';
import { joinMarks, markFile, splitMarks } from './fileMark.ts';

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const URL = '/assets/entry-1.js';
const CODE = 'export const words = "lorem ipsum";';

test('a file is known by its mark among those of a build', async () => {
  const marks = [await markFile('/assets/b-1.css', encode('')), await markFile(URL, encode(CODE))];
  expect(splitMarks(joinMarks(marks))).toEqual(new Set(marks));
  expect(splitMarks('')).toEqual(new Set());
});

test.each([
  ['the file itself', URL, CODE, true],
  ['a part of it', URL, CODE.slice(0, -1), false],
  ['a page in its place', URL, '<!DOCTYPE html>', false],
  ['nothing', URL, '', false],
  ['another file of the site', '/assets/other-1.js', CODE, false],
])('%s has its mark: %s %s %s', async (_, url, text, expected) => {
  const mark = await markFile(URL, encode(CODE));
  expect((await markFile(url, encode(text))) === mark).toBe(expected);
});
