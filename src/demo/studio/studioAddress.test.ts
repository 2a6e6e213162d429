import { expect, test } from 'vitest';
import { DEFAULT_STUDIO_THEME } from '../themes/studioTheme.ts';
import { dropStudioAddress, formatStudioAddress, parseStudioAddress } from './studioAddress.ts';

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
});

test('what is no theme is refused in words', () => {
  expect(parseStudioAddress('?theme.radius=99&theme.primary=teal')).toEqual({
    theme: { ...DEFAULT_STUDIO_THEME, primary: 'teal' },
    refused: ['“99” is no radius: it is a number from 0 to 24.'],
  });
});
