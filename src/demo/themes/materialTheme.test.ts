import { describe, expect, test } from 'vitest';
import { joyTheme } from './joyTheme.ts';
import { materialTheme, resolveMaterialTheme } from './materialTheme.ts';

describe('the Material theme of demos', () => {
  test.each(['light', 'dark'] as const)('carries styles for dark mode in %s', (mode) => {
    const theme = resolveMaterialTheme(mode, 'rtl');
    expect(theme.applyStyles('dark', { color: 'red' })).toEqual({
      '*:where([data-mode="dark"]) &': { color: 'red' },
    });
    expect(theme.palette.mode).toBe(mode);
    expect(theme.direction).toBe('rtl');
  });

  test('lays nothing over light surfaces', () => {
    const sheets = materialTheme.generateStyleSheets();
    const light = sheets.find((sheet) => ':root, [data-mode="light"]' in sheet);
    expect(light?.[':root, [data-mode="light"]']).toMatchObject({
      '--mui-overlays-0': 'none',
      '--mui-overlays-24': 'none',
    });
  });
});

describe('what demos run with is what the specification names', () => {
  test.each([
    ['Material UI', materialTheme],
    ['Joy UI', joyTheme],
  ])('breakpoints of %s', (_, theme) => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  test('spacing, radius and font sizes of Material UI', () => {
    const [variables] = materialTheme.generateStyleSheets().map((sheet) => sheet[':root']);
    expect(variables).toMatchObject({ '--mui-spacing': '8px', '--mui-shape-borderRadius': '4px' });
    expect(materialTheme.shape.borderRadius).toBe(4);
    expect(materialTheme.typography).toMatchObject({ fontSize: 14, htmlFontSize: 16 });
    // A size in px, in units of the root size.
    expect(materialTheme.typography.pxToRem(16)).toBe('1rem');
  });

  test.each(['light', 'dark'] as const)(
    'text on a %s main color has a contrast of 3 or more',
    (mode) => {
      const { palette } = resolveMaterialTheme(mode, 'ltr');
      expect(palette.contrastThreshold).toBe(3);
      // Black on a color as soon as white would have less than the threshold.
      expect(palette.getContrastText('#949494')).toBe('#fff');
      expect(palette.getContrastText('#959595')).toBe('rgba(0, 0, 0, 0.87)');
    },
  );
});
