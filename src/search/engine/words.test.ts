import { describe, expect, test } from 'vitest';
import {
  allowedEdits,
  countEdits,
  findRoot,
  findSkeleton,
  listNameTerms,
  splitPieces,
  splitWords,
} from './words.ts';

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

test('names are found by their words and by neighbours written as one', () => {
  expect(listNameTerms('Date Time Picker')).toEqual([
    'date',
    'time',
    'picker',
    'datetime',
    'timepicker',
    'datetimepicker',
  ]);
});

test('pieces are what stands together', () => {
  expect(splitPieces('Next.js theme.components.MuiButton (slot-props)')).toEqual([
    'Nextjs',
    'theme',
    'components',
    'MuiButton',
    'slot-props',
  ]);
});

describe('findRoot', () => {
  test.each([
    ['theme', 'themes', 'theming'],
    ['style', 'styles', 'styled', 'styling'],
    ['customize', 'customization', 'customizing'],
    ['validate', 'validation', 'validating'],
    ['drag', 'dragging'],
    ['scroll', 'scrolling', 'scrolled'],
    ['button', 'buttons'],
    ['disable', 'disabled', 'disabling'],
  ])('gives one root to %s, %s …', (first, ...others) => {
    for (const other of others) expect(findRoot(other)).toBe(findRoot(first));
  });

  test.each(['sx', 'css', 'is', 'class'])('leaves %s alone', (word) => {
    expect(findRoot(word)).toBe(word);
  });
});

test.each([
  ['button', 'btn'],
  ['dialog', 'dlg'],
  ['image', 'img'],
  ['text', 'txt'],
])('the skeleton of %s is %s', (word, skeleton) => {
  expect(findSkeleton(word)).toBe(skeleton);
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
