import { describe, expect, test } from 'vitest';
import { DEFAULT_STUDIO_THEME, formatTheme, parseTheme, type StudioTheme } from './studioTheme.ts';

describe('a theme as text', () => {
  test.each<[string, Partial<StudioTheme>]>([
    ['default', {}],
    ['primary=teal', { primary: 'teal' }],
    ['primary=%23E91E63', { primary: '#e91e63' }],
    ['primary=0a7', { primary: '#00aa77' }],
    ['radius=0&density=compact', { radius: 0, density: 'compact' }],
    [
      'font=serif&contrast=high&secondary=lime',
      { font: 'serif', contrast: 'high', secondary: 'lime' },
    ],
  ])('"%s" is read, and the same when written and read again', (text, change) => {
    const theme = { ...DEFAULT_STUDIO_THEME, ...change };
    expect(parseTheme(text)).toEqual({ theme, refused: [] });
    expect(parseTheme(formatTheme(theme)).theme).toEqual(theme);
  });

  test.each([
    [
      'primary=notacolor',
      '“notacolor” is no primary: write a hue, as teal, or a hex color, as #0a7d5c.',
    ],
    [
      'primary=%23fff;}*{display:none',
      '“#fff;}*{display:none” is no primary: write a hue, as teal, or a hex color, as #0a7d5c.',
    ],
    ['radius=25', '“25” is no radius: it is a number from 0 to 24.'],
    ['radius=-1', '“-1” is no radius: it is a number from 0 to 24.'],
    ['radius=1e1', '“1e1” is no radius: it is a number from 0 to 24.'],
    ['density=toString', '“toString” is no density: it is compact, default, comfortable.'],
    [
      'font=url(//evil.example)',
      '“url(//evil.example)” is no font: it is default, inter, system, serif, mono.',
    ],
    ['contrast=low', '“low” is no contrast: it is default, high.'],
    ['__proto__=x', 'A theme has no “__proto__”.'],
  ])('"%s" is refused in words', (text, reason) => {
    expect(parseTheme(text)).toEqual({ theme: DEFAULT_STUDIO_THEME, refused: [reason] });
  });

  test('what is as the libraries have it is not written', () => {
    expect(formatTheme(DEFAULT_STUDIO_THEME)).toBe('default');
    expect(formatTheme({ ...DEFAULT_STUDIO_THEME, primary: '#00aa77', radius: 8 })).toBe(
      'primary=%2300aa77&radius=8',
    );
  });
});
