import { expect, test } from 'vitest';
import { isOverridable, listVariableNames, sortVariables } from './variables.ts';

test('names are found where they are set and where they are read, each once', () => {
  expect(
    listVariableNames('.a { --Button-gap: 4px; gap: var(--Button-gap, var(--Icon-gap)); }'),
  ).toEqual(['--Button-gap', '--Icon-gap']);
});

test.each([
  ['--Button-gap', true],
  ['--variant-containedBg', true],
  ['--mui-palette-primary-main', true],
  ['--joy-fontSize-sm', true],
  ['--unstable_DataGrid-radius', false],
  ['--_Chip-paddingInline', false],
  ['--color-text', false],
  ['--height', false],
])('%s can be overridden: %s', (name, expected) => {
  expect(isOverridable(name)).toBe(expected);
});

test('the own variables of a component stand first, those of the theme last', () => {
  const names = ['--joy-radius-sm', '--Icon-color', '--Button-gap', '--variant-borderWidth'];
  const variables = names.map((name) => ({ name, value: '' }));
  expect(sortVariables(variables, 'Button').map(({ name }) => name)).toEqual([
    '--Button-gap',
    '--Icon-color',
    '--variant-borderWidth',
    '--joy-radius-sm',
  ]);
});
