import { describe, expect, test } from 'vitest';
import { deriveShades } from './deriveShades.ts';
import {
  countChanges,
  DEFAULT_DESIGN,
  formatDesignAddress,
  parseDesign,
  readField,
  resetGroup,
  setField,
} from './joyDesign.ts';

const PAGE = 'https://site.example/joy-ui/customization/theme-builder/';

describe('a theme in an address', () => {
  test.each([
    ['', {}],
    ['?palette.primary=0A7D5C', { 'palette.primary': '#0a7d5c' }],
    ['?palette.primary=%230a7d5c', { 'palette.primary': '#0a7d5c' }],
    ['?palette.danger.500=rgb(200, 0, 80)', { 'palette.danger.500': '#c80050' }],
    ['?dark.danger.solidBg=danger.600', { 'dark.danger.solidBg': 'danger.600' }],
    ['?light.primary.softColor=black', { 'light.primary.softColor': 'black' }],
    ['?light.neutral.plainHoverColor=0a0', { 'light.neutral.plainHoverColor': '#00aa00' }],
    ['?radius.md=0&radius.xl=48', { 'radius.md': '0', 'radius.xl': '48' }],
    ['?font.body="Noto Sans" , serif', { 'font.body': 'Noto Sans, serif' }],
    ["?font.code='IBM Plex Mono'", { 'font.code': 'IBM Plex Mono' }],
    ['?shadow.md=8 24 -4', { 'shadow.md': '8 24 -4' }],
    [
      '?dark.shadow.ring=1&light.shadow.opacity=100',
      { 'light.shadow.opacity': '100', 'dark.shadow.ring': '1' },
    ],
    ['?radius.md=8&light.primary.solidBg=primary.500&shadow.sm=2 4 0', {}],
    ['?radius.md=4&radius.md=20', { 'radius.md': '20' }],
    ['?utm_source=mail&query=light', {}],
  ])('%s', (search, design) => {
    const parsed = parseDesign(search);
    expect(parsed).toEqual({ design, refused: [] });
    const address = formatDesignAddress(PAGE, parsed.design);
    expect(parseDesign(new URL(address).search).design).toEqual(design);
  });

  test('is short, and leaves other parameters alone', () => {
    const before = `${PAGE}?utm_source=mail&radius.xs=9#export`;
    const design = { 'palette.primary': '#0a7d5c', 'dark.danger.solidBg': 'danger.600' };
    expect(formatDesignAddress(before, design)).toBe(
      `${PAGE}?utm_source=mail&palette.primary=0a7d5c&dark.danger.solidBg=danger.600#export`,
    );
    expect(formatDesignAddress(before, DEFAULT_DESIGN)).toBe(`${PAGE}?utm_source=mail#export`);
  });

  test.each([
    ['palette.primary=red', '“red” is no palette.primary: write a color, as #0a7d5c.'],
    ['palette.primary=', '“” is no palette.primary: write a color, as #0a7d5c.'],
    [
      'palette.primary.500=url(//evil.example)',
      '“url(//evil.example)” is no palette.primary.500: write a color, as #0a7d5c.',
    ],
    ['palette.primary.550=123456', 'A theme has no “palette.primary.550”.'],
    ['palette.__proto__=123456', 'A theme has no “palette.__proto__”.'],
    [
      'light.primary.solidBg=}body{display:none',
      '“}body{display:none” is no light.primary.solidBg: write a shade, as primary.600, white, black or a color, as #0a7d5c.',
    ],
    ['light.primary.plainHoverColor=black', 'A theme has no “light.primary.plainHoverColor”.'],
    ['light.constructor=1', 'A theme has no “light.constructor”.'],
    ['radius.md=49', '“49” is no radius.md: it is a whole number from 0 to 48.'],
    ['radius.md=1e1', '“1e1” is no radius.md: it is a whole number from 0 to 48.'],
    ['radius.md=-1', '“-1” is no radius.md: it is a whole number from 0 to 48.'],
    [
      'font.body=x;color:red',
      '“x;color:red” is no font.body: write up to six names of fonts with commas between them, in letters, digits, spaces and hyphens.',
    ],
    [
      'font.body=</style><script>alert(1)</script>',
      '“</style><script>alert(1)</script>” is no font.body: write up to six names of fonts with commas between them, in letters, digits, spaces and hyphens.',
    ],
    [
      'font.display=a,,b',
      '“a,,b” is no font.display: write up to six names of fonts with commas between them, in letters, digits, spaces and hyphens.',
    ],
    [
      'shadow.md=6 12',
      '“6 12” is no shadow.md: write offset (0 to 60), blur (0 to 120) and spread (-20 to 20), as 6 12 -2.',
    ],
    [
      'shadow.md=6 12 -2 inset',
      '“6 12 -2 inset” is no shadow.md: write offset (0 to 60), blur (0 to 120) and spread (-20 to 20), as 6 12 -2.',
    ],
    ['shadow=none', 'A theme has no “shadow”.'],
  ])('refuses %s', (query, reason) => {
    expect(parseDesign(`?${query}&radius.lg=20`)).toEqual({
      design: { 'radius.lg': '20' },
      refused: [reason],
    });
  });
});

describe('changes', () => {
  const seeded = { 'palette.primary': '#7c3aed' };

  test('a value that is there anyway is no change', () => {
    expect(setField({ 'radius.md': '20' }, 'radius.md', '8')).toEqual({});
    expect(setField({ 'radius.md': '20' }, 'radius.md', null)).toEqual({});
    const derived = deriveShades('#7c3aed')['300'];
    expect(setField(seeded, 'palette.primary.300', derived)).toEqual(seeded);
    expect(readField(seeded, 'palette.primary.300')).toBe(derived);
  });

  test('are counted and reset by group', () => {
    const design = { ...seeded, 'palette.primary.300': '#ffffff', 'radius.md': '20' };
    expect(countChanges(design, 'palettes')).toBe(2);
    expect(countChanges(design, 'fonts')).toBe(0);
    expect(resetGroup(design, 'palettes')).toEqual({ 'radius.md': '20' });
  });
});
