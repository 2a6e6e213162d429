import { extendTheme } from '@mui/joy/styles';
import { describe, expect, test } from 'vitest';
import { FIELDS } from './joyFields.ts';
import { DEFAULT_DESIGN } from './joyDesign.ts';
import { readTokenColor } from './checkContrast.ts';
import {
  DEFAULT_RADII,
  DEFAULT_SHADES,
  DEFAULT_SHADOW_LOOKS,
  DEFAULT_SHADOWS,
  listTokens,
  PALETTES,
  readDefaultToken,
  SCHEMES,
  SIZES,
  VARIANTS,
} from './joyTokens.ts';

const theme = extendTheme();

describe('the tables agree with the package', () => {
  const rows = SCHEMES.flatMap((scheme) => PALETTES.map((palette) => ({ scheme, palette })));

  test.each(rows)('$palette in $scheme mode', ({ scheme, palette }) => {
    const { mainChannel, lightChannel, darkChannel, ...values } =
      theme.colorSchemes[scheme].palette[palette];
    const tokens = VARIANTS.flatMap((variant) => listTokens(palette, variant));
    expect([mainChannel, lightChannel, darkChannel]).not.toContain(undefined);
    expect(Object.keys(values).toSorted()).toEqual(
      [...Object.keys(DEFAULT_SHADES[palette]), ...tokens].toSorted(),
    );
    expect(Object.entries(values).filter(([name]) => /^\d/.test(name))).toEqual(
      Object.entries(DEFAULT_SHADES[palette]).map(([shade, color]) => [shade, color.toUpperCase()]),
    );
    for (const token of tokens) {
      const source = readDefaultToken(scheme, palette, token);
      const color = readTokenColor(DEFAULT_DESIGN, DEFAULT_SHADES, `${scheme}.${palette}.${token}`);
      const variable = source === 'white' ? 'common-white' : source.replace('.', '-');
      const written = source === 'white' ? '#FFF' : color?.toUpperCase();
      expect(values).toHaveProperty(token, `var(--joy-palette-${variable}, ${written})`);
    }
  });

  test('radii and shadows', () => {
    for (const size of SIZES) {
      expect(theme.radius[size]).toBe(`${DEFAULT_RADII[size]}px`);
      const [offset, blur, spread] = DEFAULT_SHADOWS[size].split(' ');
      expect(theme.shadow[size].split('0px ').length).toBeGreaterThan(1);
      expect(theme.shadow[size]).toMatch(
        new RegExp(`, 0px ${offset}px ${blur}px ${spread}(px)? rgba\\([^,]*, [^,]*, [^,]*\\)$`),
      );
    }
    for (const scheme of SCHEMES) {
      const { color, opacity } = DEFAULT_SHADOW_LOOKS[scheme];
      const channel = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
      expect(theme.colorSchemes[scheme]).toMatchObject({
        shadowChannel: channel.join(' '),
        shadowOpacity: String(opacity / 100),
        shadowRing: '0 0 #000',
      });
    }
  });

  test('a field reads the value that it has by default', () => {
    for (const { name, fallback, parse } of FIELDS.values()) {
      if (fallback) expect([name, parse(fallback)]).toEqual([name, fallback]);
    }
  });
});
