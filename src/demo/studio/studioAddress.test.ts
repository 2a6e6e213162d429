import { expect, test } from 'vitest';
import { DEFAULT_STUDIO_THEME } from '../themes/studioTheme.ts';
import { asksForStudio } from './asksForStudio.ts';
import { dropStudioAddress, formatStudioAddress, parseStudioAddress } from './studioAddress.ts';

const ICONS = 'https://docs.example/material-icons/';
const PAGE = 'https://docs.example/button/?q=a#sizes';

test('an address carries a theme, and nothing else of it changes', () => {
  const theme = { ...DEFAULT_STUDIO_THEME, primary: '#00aa77', radius: 8 } as const;
  const address = formatStudioAddress(PAGE, theme);
  expect(address).toBe(
    'https://docs.example/button/?q=a&theme.primary=%2300aa77&theme.radius=8#sizes',
  );
  expect(parseStudioAddress(new URL(address).search)).toEqual({ theme, refused: [] });
  expect(dropStudioAddress(address)).toBe(PAGE);
});

test('an address without a theme asks for none, and one that opens the studio sets none', () => {
  expect(parseStudioAddress('?q=a')).toBeNull();
  expect(parseStudioAddress('?theme=studio')).toBeNull();
  expect(dropStudioAddress(`${ICONS}?theme=studio&query=add`)).toBe(`${ICONS}?query=add`);
});

test.each([
  ['', false],
  ['?theme=studio', true],
  ['?a=b&theme=studio&c=d', true],
  ['?theme.primary=teal', true],
  ['?theme=Outlined', false],
  ['?mytheme=studio', false],
])('%j opens the studio: %j', (search, expected) => {
  expect(asksForStudio(search)).toBe(expected);
});

test('a page may have a theme of its own in its address', () => {
  expect(dropStudioAddress(`${ICONS}?theme=Outlined`)).toBe(`${ICONS}?theme=Outlined`);
});

test('what is no theme is refused in words', () => {
  expect(parseStudioAddress('?theme.radius=99&theme.primary=teal')).toEqual({
    theme: { ...DEFAULT_STUDIO_THEME, primary: 'teal' },
    refused: ['“99” is no radius: it is a number from 0 to 24.'],
  });
});
