import { expect, test } from 'vitest';
import { isCommercial } from './isCommercial.ts';

test.each([
  [['@mui/x-data-grid', '@mui/material'], false],
  [['@mui/x-data-grid-pro'], true],
  [['@mui/x-date-pickers-pro', 'react'], true],
  [['@mui/x-data-grid-premium'], true],
  [['@mui/x-license'], false],
])('a demo of %j asks for a licence: %s', (packages, expected) => {
  expect(isCommercial(packages)).toBe(expected);
});
