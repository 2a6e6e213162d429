import { expect, test } from 'vitest';
import { products } from '../../../content/products.ts';
import { resolveDemoTheme } from './demoTheme.ts';

test.each([
  [['@mui/material', 'react'], false, 'material'],
  [['@mui/x-data-grid', '@mui/material'], false, 'material'],
  [['@toolpad/core'], false, 'material'],
  [['@mui/joy', 'react'], false, 'joy'],
  [['@mui/joy', '@mui/material'], false, 'joy'],
  [['@mui/base', '@mui/system'], false, 'none'],
  [['@mui/material'], true, 'none'],
] as const)(
  'a demo of %j (isolated: %s) is shown in the theme "%s"',
  (packages, isolated, theme) => {
    expect(resolveDemoTheme(packages, isolated, products)).toBe(theme);
  },
);
