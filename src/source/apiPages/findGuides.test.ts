import { expect, test } from 'vitest';
import { products } from '../../../content/products.ts';
import { createComponent } from '../../../tests/fixtures/apiDocs.ts';
import { findGuides } from './findGuides.ts';

const THEME = '/material-ui/customization/theme-components/';
const STYLES = '/material-ui/customization/how-to-customize/';

test.each([
  ['@mui/material', [THEME, STYLES], { theme: THEME, styles: STYLES }],
  ['@mui/x-data-grid', [THEME, STYLES], { theme: THEME, styles: STYLES }],
  ['@mui/material', [STYLES], { theme: null, styles: STYLES }],
  ['@mui/joy', [THEME, STYLES], { theme: null, styles: null }],
  ['elsewhere', [THEME, STYLES], { theme: null, styles: null }],
])('a component of %s, where %j are written, gets %o', (name, written, expected) => {
  const doc = createComponent('Lamp', { package: name });
  expect(findGuides(doc, products, (pathname) => written.includes(pathname))).toEqual(expected);
});
