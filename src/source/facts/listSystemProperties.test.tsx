import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/system/Box';
import createTheme from '@mui/system/createTheme';
import type { SxProps } from '@mui/system';
import { unstable_defaultSxConfig as config } from '@mui/system/styleFunctionSx';
import ThemeProvider from '@mui/system/ThemeProvider';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  listSystemProperties,
  PROPERTY_GROUPS,
  type SystemProperty,
} from './listSystemProperties.ts';

const PROPERTIES = PROPERTY_GROUPS.flatMap((group) => listSystemProperties(group));

/** A theme that answers at one key only, a value for it, and what the CSS then has to say. */
const ANSWERS: Readonly<Record<string, { theme: object; value: string | number; css: string }>> = {
  borders: { theme: { borders: { lamp: '3px dotted' } }, value: 'lamp', css: '3px dotted' },
  palette: { theme: { palette: { lamp: { on: '#fa0' } } }, value: 'lamp.on', css: '#fa0' },
  shadows: { theme: { shadows: ['none', '0 0 9px'] }, value: 1, css: '0 0 9px' },
  zIndex: { theme: { zIndex: { lamp: 1234 } }, value: 'lamp', css: '1234' },
  font: { theme: { font: { lamp: '700 2rem serif' } }, value: 'lamp', css: '700 2rem serif' },
  typography: { theme: { typography: { lamp: 'oblique' } }, value: 'lamp', css: 'oblique' },
  spacing: { theme: { spacing: 5 }, value: 3, css: '15px' },
  'shape.borderRadius': { theme: { shape: { borderRadius: 7 } }, value: 3, css: '21px' },
  'breakpoints.values': {
    theme: { breakpoints: { values: { xs: 0, lamp: 512 } } },
    value: 'lamp',
    css: '512px',
  },
};

describe('the list of system properties', () => {
  test('has every property of the package, once', () => {
    expect(PROPERTIES.map(({ name }) => name).toSorted()).toEqual(Object.keys(config).toSorted());
  });

  test.each(PROPERTY_GROUPS)('the page has %s', (group) => {
    const page = readFileSync('content/system/properties.md', 'utf8');
    expect(page).toContain(`::component[SystemProperties]{group="${group}"}`);
  });

  test.each(PROPERTIES.filter(({ css }) => css.length > 0))('$name sets $css', ({ name, css }) => {
    expect(readDeclarations(name, 'initial')).toEqual(css.map((one) => `${one}:initial`));
  });

  test.each(PROPERTIES.filter(hasOneStyle))('$name reads the theme at $themeKey', (property) => {
    const { name, css, themeKey } = property;
    const answer = ANSWERS[themeKey ?? ''];
    expect(answer, `an answer for "${themeKey}"`).toBeDefined();
    if (!answer) return;
    expect(readDeclarations(name, answer.value, answer.theme)).toEqual(
      css.map((one) => `${one}:${answer.css}`),
    );
  });

  test.each(PROPERTIES.filter(({ themeKey }) => themeKey === null))(
    '$name looks nothing up',
    ({ name, css }) => {
      const themes = Object.values(ANSWERS).map(({ theme }) => theme);
      const theme = Object.assign({}, ...themes) as object;
      expect(readDeclarations(name, 'lamp', theme)).toEqual(css.map((one) => `${one}:lamp`));
    },
  );

  test.each(PROPERTIES)('$name turns a value into what its example says', (property) => {
    const { name, css, transform } = property;
    if (!transform?.example) return;
    const { example } = transform;
    expect(readDeclarations(name, example.value)).toEqual(
      css.map((one) => `${one}:${example.css}`),
    );
  });

  test('one property sets all of a text style', () => {
    const theme = { typography: { lamp: { fontSize: 20, lineHeight: 1.2 } } };
    expect(readDeclarations('typography', 'lamp', theme)).toEqual([
      'font-size:20px',
      'line-height:1.2',
    ]);
    expect(PROPERTIES.filter((property) => property.css.length === 0)).toEqual([
      { name: 'typography', css: [], themeKey: 'typography', transform: null },
    ]);
  });

  test('what holds in print only is in a media query', () => {
    expect(renderCss('displayPrint', 'none', {})).toContain('@media print{');
  });

  test('the word grey stays a color where the package says so', () => {
    const greys = PROPERTIES.filter(({ transform }) => transform?.text.includes('grey'));
    for (const { name, css } of greys) {
      const theme = { palette: { grey: { 500: '#9e9e9e' } } };
      expect(readDeclarations(name, 'grey', theme)).toEqual(css.map((one) => `${one}:grey`));
    }
    expect(greys.map(({ name }) => name)).toEqual(['color', 'bgcolor', 'backgroundColor']);
  });
});

function hasOneStyle({ css, themeKey }: SystemProperty): boolean {
  return css.length > 0 && themeKey !== null;
}

function readDeclarations(name: string, value: string | number, theme: object = {}): string[] {
  const [, body = ''] = /([^{}]*)\}+$/.exec(renderCss(name, value, theme)) ?? [];
  return body.split(';').filter(Boolean);
}

/** The style sheet that a Box with this property brings along, without prefixes of vendors. */
function renderCss(name: string, value: string | number, theme: object): string {
  const sx: SxProps = { [name]: value };
  const html = renderToStaticMarkup(
    <CacheProvider value={createCache({ key: 'bare', stylisPlugins: [] })}>
      <ThemeProvider theme={createTheme(theme)}>
        <Box sx={sx} />
      </ThemeProvider>
    </CacheProvider>,
  );
  const [, css = ''] = /<style[^>]*>(.*?)<\/style>/.exec(html) ?? [];
  return css;
}
