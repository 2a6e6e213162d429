import { expect, test } from 'vitest';
import { listThemeSlots } from './listThemeSlots.ts';

test.each([
  ['@mui/material', 'MuiButton', ['endIcon', 'root', 'startIcon']],
  ['@mui/joy', 'JoyButton', ['endDecorator', 'root', 'startDecorator']],
  ['@mui/x-data-grid', 'MuiDataGrid', ['root', 'columnHeaders']],
])('the slots of %s that a theme overrides are found: %s', (packageName, themeKey, slots) => {
  expect(listThemeSlots(process.cwd(), packageName).get(themeKey)).toEqual(
    expect.arrayContaining(slots),
  );
});
