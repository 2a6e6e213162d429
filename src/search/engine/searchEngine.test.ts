import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillEngine } from './fillEngine.ts';
import { TEST_INDEX } from '../../../tests/search/testSite.ts';

const engine = fillEngine(TEST_INDEX);

function search(text: string, productId: string | null = null): string[] {
  return engine.search({ text, productId }).ranked.map(({ record }) => record.url);
}

describe('the best answer', () => {
  const BUTTON = '/material-ui/react-button/';
  const TEXT_FIELD = '/material-ui/react-text-field/';
  test.each([
    ['button', BUTTON],
    ['textfield', TEXT_FIELD],
    ['text field', TEXT_FIELD],
    ['TextField', TEXT_FIELD],
    ['text-field', TEXT_FIELD],
    ['buton', BUTTON],
    ['buttno', BUTTON],
    ['textfeild', TEXT_FIELD],
    ['btn', BUTTON],
    ['buttons', BUTTON],
    ['butt', BUTTON],
    ['fab', '/material-ui/react-floating-action-button/'],
    ['modal', '/material-ui/react-dialog/'],
    ['button color', '/material-ui/api/button/#button-prop-color'],
    ['color fab', '/material-ui/api/fab/#fab-prop-color'],
    ['disableRipple', '/material-ui/api/button/#button-prop-disableRipple'],
    ['slotProps', '/material-ui/api/text-field/#text-field-prop-slotProps'],
    ['MuiButton-root', '/material-ui/api/button/#button-classes-root'],
    ['.MuiButton-ro', '/material-ui/api/button/#button-classes-root'],
    ['MuiFab', '/material-ui/api/fab/'],
    ['theme.components.MuiFab', '/material-ui/api/fab/'],
    ['button disableRiplpe', '/material-ui/api/button/#button-prop-disableRipple'],
    ['text field props slotProps', '/material-ui/api/text-field/#text-field-prop-slotProps'],
    ['how to center a dialog', '/material-ui/react-dialog/#position'],
    ['button loading', '/material-ui/react-button/#loading-state'],
    ['joy button', '/joy-ui/react-button/'],
    ['turn off the wave of a button', '/material-ui/api/button/#button-prop-disableRipple'],
  ])('to "%s" is %s', (text, url) => {
    expect(search(text)[0]).toBe(url);
  });
});

describe('the order', () => {
  test.each([
    [
      'a page before its API page',
      'button',
      '/material-ui/react-button/',
      '/material-ui/api/button/',
    ],
    [
      'the whole name before part of one',
      'button',
      '/material-ui/api/button/',
      '/material-ui/react-button-group/',
    ],
    [
      'a name before prose',
      'action',
      '/material-ui/react-floating-action-button/',
      '/material-ui/react-button/',
    ],
    [
      'the component itself before those that hold it',
      'button color',
      '/material-ui/api/button/#button-prop-color',
      '/material-ui/api/fab/#fab-prop-color',
    ],
  ])('has %s', (_, text, first, second) => {
    const found = search(text);
    expect(found).toContain(first);
    expect(found).toContain(second);
    expect(found.indexOf(first)).toBeLessThan(found.indexOf(second));
  });

  test('has the current product first and the others still there', () => {
    const found = search('button', 'joy-ui');
    expect(found[0]).toBe('/joy-ui/react-button/');
    expect(found).toContain('/material-ui/react-button/');
  });

  test('does not let the current product hide an exact name elsewhere', () => {
    expect(search('sheet', 'material-ui')[0]).toBe('/joy-ui/react-sheet/');
  });
});

describe('filters', () => {
  test('by kind list the parts of a component', () => {
    const { ranked } = engine.search({ text: 'prop:button', productId: null });
    expect(new Set(ranked.map(({ record }) => record.kind))).toEqual(new Set(['prop']));
    expect(ranked.length).toBeGreaterThan(2);
  });

  test('by product leave the others out', () => {
    const { ranked } = engine.search({ text: 'button', productId: null, onlyProductId: 'joy-ui' });
    expect(new Set(ranked.map(({ record }) => record.productId))).toEqual(new Set(['joy-ui']));
  });
});

test('a component’s name alone does not list its parts', () => {
  expect(search('fab')).not.toContain('/material-ui/api/fab/#fab-prop-color');
});

test('deprecated things come last', () => {
  expect(engine.search({ text: 'hidden', productId: null }).ranked[0]?.record.marks).toEqual([
    'deprecated',
  ]);
});

test('nothing is found for nothing', () => {
  expect(search('')).toEqual([]);
  expect(search('  ?! ')).toEqual([]);
  expect(search('qqqzzzxx')).toEqual([]);
});

test('no text makes it stumble', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      engine.search({ text, productId: null });
    }),
  );
});
