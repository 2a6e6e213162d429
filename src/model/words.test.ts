import { describe, expect, test } from 'vitest';
import { allowedEdits, countEdits, splitWords } from './words.ts';

describe('splitWords', () => {
  test.each([
    ['TextField', ['text', 'field']],
    ['text-field', ['text', 'field']],
    ['MuiButton-root', ['mui', 'button', 'root']],
    ['useMediaQuery', ['use', 'media', 'query']],
    ['CSSBaseline 2', ['css', 'baseline', '2']],
    ['Résumé', ['resume']],
    ['<Button />', ['button']],
    ['???', []],
  ])('takes %s apart', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('countEdits', () => {
  test.each([
    ['button', 'button', 0],
    ['buton', 'button', 1],
    ['buttno', 'button', 1],
    ['bottom', 'button', 2],
    ['slider', 'button', 3],
  ])('%s and %s are %d apart', (a, b, edits) => {
    expect(countEdits(a, b, 2)).toBe(edits);
  });
});

test('longer words may hold more slips', () => {
  expect(['sx', 'card', 'button', 'snackbar'].map(allowedEdits)).toEqual([0, 1, 1, 2]);
});
