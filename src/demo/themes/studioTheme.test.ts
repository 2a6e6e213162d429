import { describe, expect, test } from 'vitest';
import {
  DEFAULT_STUDIO_THEME,
  explainColor,
  formatTheme,
  parseTheme,
  type StudioTheme,
} from './studioTheme.ts';

describe('a theme as text', () => {
  test.each<[string, Partial<StudioTheme>]>([
    ['default', {}],
    ['primary=teal', { primary: 'teal' }],
    ['primary=%23E91E63', { primary: '#e91e63' }],
    ['primary=0a7', { primary: '#00aa77' }],
    ['primary=rgb(0, 121, 107)', { primary: '#00796b' }],
    ['primary=rgb(255 0 16)', { primary: '#ff0010' }],
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
      '“notacolor” is no primary: write a hue, as teal, or a color, as #0a7d5c or rgb(10, 125, 92).',
    ],
    [
      'primary=%23fff;}*{display:none',
      '“#fff;}*{display:none” is no primary: write a hue, as teal, or a color, as #0a7d5c or rgb(10, 125, 92).',
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

const HEX = 'Write three or six digits from 0 to 9 and a to f.';
const RGB = 'Write three whole numbers from 0 to 255, as rgb(10, 125, 92).';
const ANY = 'Write a hex color, as #0a7d5c, or its parts, as rgb(10, 125, 92).';

test.each([
  ['#0a7d5c', null],
  ['0A7', null],
  [' rgb(10, 125, 92) ', null],
  ['#12345g', HEX],
  ['12345', HEX],
  ['#', HEX],
  ['rgb(10, 125)', RGB],
  ['rgb(10, 125, 256)', RGB],
  ['rgb(10, 125, 92, 0.5)', RGB],
  ['rgba(10, 125, 92)', RGB],
  ['rgb(10%, 20%, 30%)', RGB],
  ['10, 125, 92', RGB],
  ['teal', ANY],
  ['hsl(120 50% 50%)', ANY],
  ['url(//evil.example)', ANY],
])('of the typed color "%s" is said: %s', (text, reason) => {
  expect(explainColor(text)).toBe(reason);
});
