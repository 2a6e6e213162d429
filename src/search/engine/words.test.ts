import { describe, expect, test } from 'vitest';
import { findRoot, findSkeleton, listNameTerms, splitPieces } from './words.ts';

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

test.each([
  ['MultiInputDateTimeRangeField', true],
  ['Multi input date time range field', false],
])('of many words, %s is written as one only if it is one name', (name, isOne) => {
  expect(listNameTerms(name).includes('multiinputdatetimerangefield')).toBe(isOne);
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
