import { describe, expect, test } from 'vitest';
import { parseQuery } from './parseQuery.ts';

describe('parseQuery', () => {
  test.each([
    ['button color', ['button', 'color'], null],
    ['prop:color button', ['color', 'button'], ['prop']],
    ['props: color', ['color'], ['prop']],
    ['class:root', ['root'], ['class']],
    ['CLASS:root', ['root'], ['class']],
    ['prop:x class:y', ['x', 'y'], ['prop', 'class']],
    ['api:', [], ['component', 'hook']],
    ['https://example.com', ['https', 'example', 'com'], null],
  ])('reads %s', (text, words, kinds) => {
    expect(parseQuery(text)).toMatchObject({ words, kinds });
  });

  test('needs the words that mean something', () => {
    expect(parseQuery('how to center a dialog').isNeeded).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  test('needs fillers where there is nothing else, and inside names', () => {
    expect(parseQuery('in').isNeeded).toEqual([true]);
    expect(parseQuery('getRowId').isNeeded).toEqual([true, true, true]);
  });

  test('around a global name needs nothing else', () => {
    expect(parseQuery('theme.components.MuiFab').isNeeded).toEqual([false, false, true, true]);
  });

  test('knows which words may only say a kind', () => {
    expect(parseQuery('the sx prop').kindWords).toEqual([2]);
    expect(parseQuery('prop').kindWords).toEqual([]);
    expect(parseQuery('pass props to styled').kindWords).toEqual([]);
    expect(parseQuery('how to set the color prop').kindWords).toEqual([5]);
  });

  test.each([
    ['Mui-disabled', ['class']],
    ['base-Button-root', ['class']],
    ['.MuiButton-root', ['class']],
    ['autocomplete listbox slot', ['slot']],
    ['slot', []],
    ['button', []],
  ])('takes the wording of %s for a hint', (text, kinds) => {
    expect(parseQuery(text).likelyKinds).toEqual(kinds);
  });

  test.each([
    ['how to center a dialog', true],
    ['dialog', false],
    ['button with icon', true],
    ['button icon', false],
    ['stepper vertical labels', false],
    ['change dialog width', true],
    ['custom icon', false],
    ['freeze first table column', true],
    ['columnVisibilityModel of a hidden column', false],
    ['change the columnVisibilityModel of a hidden column', true],
  ])('tells whether %s is a sentence', (text, isQuestion) => {
    expect(parseQuery(text).isQuestion).toBe(isQuestion);
  });

  test.each([
    ['butt', 0],
    ['button ', 1],
    ['red MuiButton-ro', 1],
  ])('knows where the open end of "%s" begins', (text, openFrom) => {
    expect(parseQuery(text).openFrom).toBe(openFrom);
  });

  test('cuts endless texts', () => {
    expect(parseQuery('word '.repeat(500)).words).toHaveLength(12);
  });
});
