import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillEngine } from './fillEngine.ts';
import { createApi, createPage, createSite, TEST_INDEX } from '../../../tests/search/testSite.ts';
import { buildSearchIndex } from '../index/buildSearchIndex.ts';

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

describe('of several words', () => {
  const CUSTOMIZATION = 'customization: Customization | Restyle it in the theme.';
  const pages = [
    createPage('/material-ui/react-slider/', 'Slider', {
      components: ['Slider'],
      headings: ['vertical: Make it vertical', CUSTOMIZATION],
    }),
    createPage('/material-ui/react-tabs/', 'Tabs', {
      components: ['Tabs'],
      headings: ['many: Show many | They scroll to the left.', CUSTOMIZATION],
    }),
    createPage('/material-ui/react-popper/', 'Popper', {
      components: ['Popper'],
      headings: ['side: Choose a side', CUSTOMIZATION],
    }),
    createPage('/material-ui/react-table/', 'Table', {
      components: ['Table'],
      text: 'Rows of data.',
      headings: ['footer: Sum up | A total below.', 'cells: Fill cells | Any node.', CUSTOMIZATION],
    }),
    createPage('/material-ui/react-list/', 'List', {
      components: ['List'],
      headings: ['total: Total', CUSTOMIZATION],
    }),
    createPage('/material-ui/migrating/', 'Migrating from JSS', {
      text: 'How to replace makeStyles.',
    }),
    createPage('/material-ui/theming/', 'Theming', {
      headings: ['make: Make your own styles', 'widths: Values by the width'],
    }),
    createPage('/material-ui/typing/', 'Typing', {
      headings: ['field: Add a field to the theme', 'own: Put a component into the theme'],
    }),
    createPage('/material-ui/palette/', 'Palette', {
      headings: ['typing: Tell the compiler | It has to know the theme.'],
    }),
    createPage('/base-ui/theming/', 'Theming', { headings: ['values: Values by width'] }),
    createPage('/base-ui/react-slider/', 'Slider', {
      components: ['Slider'],
      headings: ['vertical: Vertical'],
    }),
  ];
  const apis = ['Slider', 'Tabs', 'Popper', 'Table', 'List'].map((name) =>
    createApi('material-ui', name),
  );
  const sentences = fillEngine(buildSearchIndex(createSite(pages, apis), apis));

  test.each([
    ['the component that is named', 'tabs on the left side', '/material-ui/react-tabs/'],
    ['a page whose parts hold all words', 'total of data rows', '/material-ui/react-table/'],
    [
      'the first product that has the thing',
      'vertical slider',
      '/material-ui/react-slider/#vertical',
    ],
    ['the product that is named', 'base vertical slider', '/base-ui/react-slider/#vertical'],
    [
      'the product the reader is in',
      'vertical slider',
      '/base-ui/react-slider/#vertical',
      'base-ui',
    ],
    [
      'the product that is named in spite of the one the reader is in',
      'base vertical slider',
      '/base-ui/react-slider/#vertical',
      'material-ui',
    ],
    ['a compound before its words', 'makeStyles', '/material-ui/migrating/'],
    ['a page whose sections are about the rest', 'typing theme', '/material-ui/typing/'],
    [
      'a section by its whole name, whatever its page',
      'values by width',
      '/base-ui/theming/#values',
    ],
    ['what only one section is called', 'customize cells', '/material-ui/react-table/#cells'],
  ])('finds %s', (_, text, url, productId?: string) => {
    const [first] = sentences.search({ text, productId: productId ?? null }).ranked;
    expect(first?.record.url).toBe(url);
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

test('a question is answered by a section before props that are named like it', () => {
  const page = createPage('/material-ui/react-tooltip/', 'Tooltip', {
    components: ['Tooltip'],
    headings: ['later: Wait before it shows | A delay.'],
    askedAs: { later: 'short delay of tooltip' },
  });
  const api = createApi('material-ui', 'Tooltip', { props: ['enterDelay: The delay.'] });
  const engine = fillEngine(buildSearchIndex(createSite([page], [api]), [api]));
  const [first] = engine.search({ text: 'how to delay a tooltip', productId: null }).ranked;
  expect(first?.record.url).toBe('/material-ui/react-tooltip/#later');
});

test('a section comes before the demo in it', () => {
  const page = createPage('/material-ui/react-modal/', 'Modal', {
    components: ['Modal'],
    headings: ['nested: Nest two modals'],
    demos: ['NestedModals'],
  });
  const engine = fillEngine(buildSearchIndex(createSite([page], []), []));
  const [first, second] = engine.search({ text: 'nested modals', productId: null }).ranked;
  expect(first?.record.url).toBe('/material-ui/react-modal/#nested');
  expect(second?.record.url).toBe('/material-ui/react-modal/#NestedModals');
});
