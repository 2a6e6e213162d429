import { describe, expect, test } from 'vitest';
import { resolveMaterialTheme } from '../themes/materialTheme.ts';
import { DEFAULT_STUDIO_THEME, type StudioTheme } from '../themes/studioTheme.ts';
import { describeColors } from './describeColors.ts';

const describeChange = (change: Partial<StudioTheme>) =>
  describeColors({ ...DEFAULT_STUDIO_THEME, ...change });

describe('the colors of a theme', () => {
  test.each([
    [{}, 'primary', 'light', ['#42a5f5', '#1976d2', '#1565c0'], '#fff', '4.60'],
    [{}, 'primary', 'dark', ['#e3f2fd', '#90caf9', '#42a5f5'], 'rgba(0, 0, 0, 0.87)', '10.03'],
    [{ primary: 'teal' }, 'primary', 'light', ['#339388', '#00796b', '#00544a'], '#fff', '5.32'],
    [
      { secondary: '#ff9800' },
      'secondary',
      'light',
      ['#ffac33', '#ff9800', '#b26a00'],
      'rgba(0, 0, 0, 0.87)',
      '8.37',
    ],
    [
      { primary: '#009688', contrast: 'high' },
      'primary',
      'light',
      ['#33ab9f', '#009688', '#00695f'],
      'rgba(0, 0, 0, 0.87)',
      '5.16',
    ],
  ] as const)('%j: %s in %s', (change, name, mode, colors, contrastText, ratio) => {
    const facts = describeChange(change)[name][mode];
    expect(Object.values(facts.tokens).map(({ color }) => color)).toEqual(colors);
    expect(facts.contrastText).toBe(contrastText);
    expect(facts.tokens.main.ratio.toFixed(2)).toBe(ratio);
  });

  test.each(['light', 'dark'] as const)('by default are those of the demos in %s', (mode) => {
    const { palette } = resolveMaterialTheme(mode, 'ltr');
    for (const name of ['primary', 'secondary'] as const) {
      const { tokens, contrastText } = describeChange({})[name][mode];
      expect({
        light: tokens.light.color,
        main: tokens.main.color,
        dark: tokens.dark.color,
        contrastText,
      }).toMatchObject({
        light: palette[name].light,
        main: palette[name].main,
        dark: palette[name].dark,
        contrastText,
      });
    }
  });

  test('come with the threshold and the code', () => {
    expect(describeChange({}).contrastThreshold).toBe(3);
    expect(describeChange({ contrast: 'high' }).contrastThreshold).toBe(4.5);
    expect(describeChange({ primary: 'teal' }).code).toContain("primary: { main: '#00796b' }");
  });
});
