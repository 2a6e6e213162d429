import { describe, expect, test } from 'vitest';
import { parseAnswer, parseInspectReport } from './parseAnswer.ts';

const BUTTON = { id: 3, tag: 'button', classNames: ['MuiButton-root', 'css-1'] };

test.each([
  ['nothing', undefined, null],
  ['a text of another script', 'answer', null],
  ['an unknown kind', { kind: 'navigate' }, null],
  ['an answer to no question', { kind: 'answer', answer: 1 }, null],
  ['an answer', { kind: 'answer', turn: 2, answer: [1] }, { kind: 'answer', turn: 2, answer: [1] }],
  [
    'an element that has moved',
    { kind: 'box', id: 3, box: { x: 1, y: -2, width: 3, height: 4, top: 9 } },
    { kind: 'box', id: 3, box: { x: 1, y: -2, width: 3, height: 4 } },
  ],
  [
    'a place without end',
    { kind: 'box', id: 3, box: { x: 1, y: 2, width: Infinity, height: 4 } },
    { kind: 'box', id: 3, box: null },
  ],
  ['an element that is gone', { kind: 'box', id: 3, box: null }, { kind: 'box', id: 3, box: null }],
  ['an element without a number', { kind: 'box', id: '3', box: null }, null],
  ['the focus', { kind: 'focus', id: 3 }, { kind: 'focus', id: 3 }],
  ['the focus of half an element', { kind: 'focus', id: 0.5 }, null],
])('%s is read with care', (_, data, expected) => {
  expect(parseInspectReport(data)).toEqual(expected);
});

describe('elements', () => {
  test.each([
    ['none', null, []],
    ['no list', { length: 3 }, []],
    ['one', [BUTTON], [BUTTON]],
    ['one with a tag that is none', [{ ...BUTTON, tag: '<b>' }], []],
    ['one without a number', [{ ...BUTTON, id: -1 }], []],
    [
      'one with classes that are none',
      [{ ...BUTTON, classNames: ['a b', 7, 'x'.repeat(301), 'MuiButton-root'] }],
      [{ ...BUTTON, classNames: ['MuiButton-root'] }],
    ],
  ])('%s', (_, answer, expected) => {
    expect(parseAnswer('list', answer)).toEqual(expected);
  });

  test('are no more than any demo has', () => {
    const many = Array.from({ length: 100_000 }, () => BUTTON);
    expect(parseAnswer('list', many).length).toBeLessThan(10_000);
  });
});

test.each([
  ['nothing', null, null],
  ['a trail of nothing', { trail: [], isOnStage: true }, null],
  [
    'an element on the stage',
    { trail: [BUTTON], isOnStage: true, room: { up: true } },
    { trail: [BUTTON], isOnStage: true, room: { up: true, down: false } },
  ],
])('what is at a point: %s', (_, answer, expected) => {
  expect(parseAnswer('point', answer)).toEqual(expected);
});

describe('what is read of an element', () => {
  const box = { x: 0, y: 0, width: 8, height: 8 };

  test('is worth nothing without its place', () => {
    expect(parseAnswer('read', { styles: {} })).toBeNull();
  });

  test('brings into code no more than properties and values of one line', () => {
    const declarations = [
      ['color', '#fff'],
      ['color: red }); run(', '1'],
      ['opacity', '1\nimport("x")'],
      ['gap', 8],
    ];
    expect(parseAnswer('read', { styles: { declarations }, box })?.styles).toEqual({
      declarations: [['color', '#fff']],
      rivals: [],
      variables: [],
    });
  });

  test('has rules of a weight that code can repeat, and variables that can be overridden', () => {
    const styles = {
      rivals: [
        { weight: 1e9, owner: ['css-1'] },
        { weight: -1, owner: [] },
      ],
      variables: [
        { name: '--Button-gap', value: '4px' },
        { name: '--Button-gap: 1; x', value: '' },
        { name: '--color-text', value: '' },
      ],
    };
    const read = parseAnswer('read', { styles, box })?.styles;
    expect(read?.rivals).toHaveLength(1);
    expect(read?.rivals[0]?.weight).toBeLessThan(100);
    expect(read?.variables).toEqual([{ name: '--Button-gap', value: '4px' }]);
  });
});

test('only yes is yes', () => {
  expect([true, 'true', 1, null].map((answer) => parseAnswer('close', answer))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
