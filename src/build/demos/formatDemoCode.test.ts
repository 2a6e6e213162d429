import { expect, test } from 'vitest';
import type { DemoSource } from '../../model/demo.ts';
import { formatMainFile, formatPreview, hasVariants } from './formatDemoCode.ts';

const file = (code: string): DemoSource['files'][number] => ({
  name: 'A.tsx',
  code,
  html: `<b>${code}</b>`,
});
const source = (preview: string | null, ...codes: string[]): DemoSource => ({
  files: codes.map(file),
  ...(preview === null ? {} : { preview: { code: preview, html: `<i>${preview}</i>` } }),
});

test('a preview that reads the same in both languages stands in the page once', () => {
  const html = formatPreview({ TS: source('x', 'a'), JS: source('x', 'b') });
  expect(html?.match(/<i>x<\/i>/g)).toHaveLength(1);
  expect(html).not.toContain('data-variant');
});

test('a preview that differs stands there in both', () => {
  const html = formatPreview({ TS: source('x', 'a'), JS: source('y', 'b') });
  expect(html).toContain('data-variant="TS"><i>x</i>');
  expect(html).toContain('data-variant="JS"><i>y</i>');
});

test('a demo too long for a preview has none, but its main file can be shown', () => {
  const sources = { TS: source(null, 'a', 'c'), JS: source(null, 'b') };
  expect(formatPreview(sources)).toBeNull();
  expect(formatMainFile(sources)).toContain('data-variant="TS"><b>a</b>');
  expect(formatMainFile(sources)).not.toContain('<b>c</b>');
});

test.each([
  ['equal files', source(null, 'a', 'b'), source(null, 'a', 'b'), false],
  ['a file that differs', source(null, 'a', 'b'), source(null, 'a', 'c'), true],
  ['a file of types only', source(null, 'a', 'types'), source(null, 'a'), true],
])('with %s the choice of a language matters: %#', (_, TS, JS, expected) => {
  expect(hasVariants({ TS, JS })).toBe(expected);
});
