import { describe, expect, test } from 'vitest';
import { contrastRatio } from '../studio/contrastRatio.ts';
import { deriveShades } from './deriveShades.ts';
import { DEFAULT_SHADES, PALETTES, SHADES } from './joyTokens.ts';

const SEEDS = [
  '#0b6bcb',
  '#c41c1c',
  '#ffd400',
  '#00ff00',
  '#7c3aed',
  '#636b74',
  '#000000',
  '#ffffff',
];

describe('shades of a seed', () => {
  test.each(SEEDS)('%s is the middle one of ten colors', (seed) => {
    const shades = deriveShades(seed);
    expect(Object.keys(shades)).toEqual([...SHADES]);
    expect(shades['500']).toBe(seed);
    for (const color of Object.values(shades)) expect(color).toMatch(/^#[\da-f]{6}$/);
  });

  test.each(SEEDS)('of %s never become lighter on the way to 900', (seed) => {
    const ratios = Object.values(deriveShades(seed)).map((color) =>
      contrastRatio(color, '#ffffff'),
    );
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b));
  });

  test('are gray for a gray seed', () => {
    for (const color of Object.values(deriveShades('#777777'))) {
      expect(color.slice(1, 3)).toBe(color.slice(3, 5));
      expect(color.slice(1, 3)).toBe(color.slice(5, 7));
    }
  });

  test.each(PALETTES)('are near Joy UI’s own for the %s palette', (palette) => {
    const derived = deriveShades(DEFAULT_SHADES[palette]['500']);
    for (const shade of ['50', '200', '800', '900'] as const) {
      expect(contrastRatio(derived[shade], DEFAULT_SHADES[palette][shade])).toBeLessThan(1.5);
    }
  });
});
