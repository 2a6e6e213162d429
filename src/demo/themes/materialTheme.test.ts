import { describe, expect, test } from 'vitest';
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
