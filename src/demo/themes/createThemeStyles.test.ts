import { describe, expect, test } from 'vitest';
import { createThemeStyles } from './createThemeStyles.ts';
import { DEFAULT_STUDIO_THEME, HUES, type StudioTheme } from './studioTheme.ts';

function create(change: Partial<StudioTheme>): string {
  return createThemeStyles({ ...DEFAULT_STUDIO_THEME, ...change });
}

describe('the styles of a theme', () => {
  test('are none where it is the default', () => {
    expect(create({})).toBe('');
  });

  test.each([
    [{ primary: '#e91e63' }, '--mui-palette-primary-main:#e91e63'],
    [{ primary: '#e91e63' }, '--mui-palette-primary-mainChannel:233 30 99'],
    [{ primary: 'teal' }, '--mui-palette-primary-main:#00796b'],
    [{ primary: 'teal' }, '--joy-palette-primary-500:#009688'],
    [{ secondary: 'lime' }, '--mui-palette-secondary-main:#afb42b'],
    [{ radius: 12 }, '--mui-shape-borderRadius:12px'],
    [{ radius: 12 }, '--joy-radius-md:12px'],
    [{ density: 'compact' }, '--mui-spacing:6px'],
    [{ font: 'serif' }, '--demo-font:Georgia'],
    [{ font: 'serif' }, '--joy-fontFamily-body:Georgia'],
    [{ contrast: 'high' }, '--joy-palette-text-secondary:#32383e'],
  ] as const)('%j set %s', (change, rule) => {
    expect(create(change)).toContain(rule);
  });

  test('are a few: only what has changed', () => {
    expect(create({ radius: 12 }).match(/--mui-/g)).toHaveLength(1);
  });

  test.each(HUES)('know the hue %s', (primary) => {
    expect(create({ primary })).toMatch(/--joy-palette-primary-500:#[\da-f]{6}/);
  });

  test('weigh more than the theme they change', () => {
    expect(create({ primary: 'teal' })).toContain('[data-mode="dark"][data-mode="dark"]{');
  });
});
