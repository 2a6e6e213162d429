import { describe, expect, test } from 'vitest';
import type { ThemeNode } from './themeNode.ts';
import { followPath, formatExpression, joinPath, parsePath, ROOT_PATH } from './themePath.ts';

test.each([
  ['$', []],
  ['$.palette.primary', ['palette', 'primary']],
  ['$.palette.primary[50]', ['palette', 'primary', '50']],
  ['$.palette.primary.50', ['palette', 'primary', '50']],
  ['$.shadows[3]', ['shadows', '3']],
  [
    '$.mixins.toolbar["@media (min-width:0px)"].minHeight',
    ['mixins', 'toolbar', '@media (min-width:0px)', 'minHeight'],
  ],
  ['theme.palette', ['palette']],
])('%s is a path', (text, names) => {
  expect(parsePath(text)).toEqual(names);
});

test.each([
  '',
  'palette',
  '$palette',
  '$.',
  '$..palette',
  '$.palette[',
  '$.palette["a',
  '$.<img src=x onerror=alert(1)>',
  '$.palette;alert(1)',
])('"%s" is none', (text) => {
  expect(parsePath(text)).toBeNull();
});

test('a path is written as it is read, and as code', () => {
  const names = ['mixins', 'toolbar', '@media (min-width:0px)', '2'];
  const path = names.reduce(joinPath, ROOT_PATH);
  expect(path).toBe('$.mixins.toolbar["@media (min-width:0px)"][2]');
  expect(parsePath(path)).toEqual(names);
  expect(formatExpression(path)).toBe('theme.mixins.toolbar["@media (min-width:0px)"][2]');
});

describe('following a path', () => {
  const main: ThemeNode = { kind: 'value', name: 'main', value: '#1976d2' };
  const tree: ThemeNode[] = [{ kind: 'object', name: 'palette', children: [main] }];

  test.each([
    [['palette', 'main'], ['$.palette', '$.palette.main'], null],
    [['palette', 'mian'], ['$.palette'], { name: 'mian', known: ['main'] }],
    [['palette', 'main', 'x'], ['$.palette', '$.palette.main'], { name: 'x', known: [] }],
    [['__proto__'], [], { name: '__proto__', known: ['palette'] }],
    [['constructor', 'name'], [], { name: 'constructor', known: ['palette'] }],
  ])('%j leads to %j', (names, paths, missing) => {
    expect(followPath(tree, names)).toEqual({ paths, missing });
  });
});
