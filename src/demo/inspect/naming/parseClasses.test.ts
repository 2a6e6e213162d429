import { expect, test } from 'vitest';
import { formatState, parseClasses } from './parseClasses.ts';

test.each([
  [
    'MuiButtonBase-root MuiButton-root MuiButton-containedPrimary css-1abc',
    'ButtonBase Button',
    '',
  ],
  ['MuiSwitch-switchBase Mui-checked Mui-disabled', 'Switch', 'Mui-checked Mui-disabled'],
  ['base-Button-root base--focusVisible', 'Button', 'base--focusVisible'],
  ['MuiDataGrid-row MuiDataGrid-row--firstVisible Mui-selected', 'DataGrid', 'Mui-selected'],
  ['MuiPickerDay2-root', 'PickerDay2', ''],
  ['MuiAppBar-root mui-fixed', 'AppBar', ''],
  ['css-0 container Mui- MuiButton base-', '', ''],
])('%s is of %s, in the states %s', (classes, owners, states) => {
  const parsed = parseClasses(classes.split(' '));
  expect(parsed.groups.map(({ owner }) => owner).join(' ')).toBe(owners);
  expect(parsed.states.join(' ')).toBe(states);
});

test('classes of one component stay together, in their order', () => {
  const { groups } = parseClasses(['MuiInput-root', 'MuiInputBase-root', 'MuiInput-underline']);
  expect(groups.map(({ classNames }) => classNames)).toEqual([
    ['MuiInput-root', 'MuiInput-underline'],
    ['MuiInputBase-root'],
  ]);
});

test.each([
  ['Mui-focusVisible', 'focusVisible'],
  ['base--selected', 'selected'],
])('%s is the state %s', (className, state) => {
  expect(formatState(className)).toBe(state);
});
