import { expect, test } from 'vitest';
import { formatThemeFile } from '../demo/themes/formatThemeCode.ts';
import { parseTheme } from '../demo/themes/studioTheme.ts';
import { splitThemeCode } from './splitThemeCode.ts';

test.each([
  ["import { a } from 'b';", "k:import|{ a }|k:from|s:'b'|;"],
  ['export const theme = createTheme({', 'k:export|k:const|theme =|f:createTheme|({'],
  ['  shape: { borderRadius: 16 },', 'p:shape|: {|p:borderRadius|:|n:16|},'],
  ['  cssVariables: true,', 'p:cssVariables|:|n:true|,'],
  [String.raw`fontFamily: 'It\'s 1: a',`, String.raw`p:fontFamily|:|s:'It\'s 1: a'|,`],
  ['// The const of 1.\n', 'c:// The const of 1.'],
  ['', ''],
])('%j is cut into %j', (code, expected) => {
  const pieces = splitThemeCode(code).map(({ text, kind }) =>
    kind === null ? text.trim() : `${kind}:${text}`,
  );
  expect(pieces.filter((piece) => piece !== '').join('|')).toBe(expected);
});

test.each(['material', 'joy'] as const)('nothing of the code for %s is lost', (library) => {
  const { theme } = parseTheme('primary=teal&radius=12&font=serif&density=compact&contrast=high');
  const code = formatThemeFile(theme, library);
  expect(
    splitThemeCode(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});
