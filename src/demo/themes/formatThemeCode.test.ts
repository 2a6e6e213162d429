import { expect, test } from 'vitest';
import { formatMaterialOptions } from './formatThemeCode.ts';
import { parseTheme } from './studioTheme.ts';

test('what fits stands on one line', () => {
  const { theme } = parseTheme('primary=teal&radius=16');
  expect(formatMaterialOptions(theme)).toBe(`{
  colorSchemes: {
    light: { palette: { primary: { main: '#00796b' } } },
    dark: { palette: { primary: { main: '#80cbc4' } } },
  },
  cssVariables: true,
  shape: { borderRadius: 16 },
}`);
});
