import { describe, expect, test } from 'vitest';
import { describeTheme } from './describeTheme.ts';
import { formatCopy, formatPreview, formatText, formatType } from './formatNode.ts';
import type { ThemeNode } from './themeNode.ts';

function describeOne(value: unknown): ThemeNode {
  const [node] = describeTheme({ spacing: value });
  if (!node) throw new Error('Nothing to describe.');
  return node;
}

const toolbar = { minHeight: 56, '@media print': { top: 0 }, 2: "it's", up: () => 1 };

describe('a part of a theme', () => {
  test.each([
    ['#1976d2', "'#1976d2'", 'string', '', '#1976d2'],
    [`"Roboto", 'Arial'`, `'"Roboto", \\'Arial\\''`, 'string', '', `"Roboto", 'Arial'`],
    [4, '4', 'number', '', '4'],
    [true, 'true', 'boolean', '', 'true'],
    [null, 'null', 'null', '', 'null'],
    [[], '', 'array of 0', '', '[]'],
    [['none', 2], '', 'array of 2', '', "[\n  'none',\n  2,\n]"],
    [
      toolbar,
      '',
      'object of 4',
      '2, minHeight, @media print, up',
      "{\n  2: 'it\\'s',\n  minHeight: 56,\n  '@media print': {\n    top: 0,\n  },\n}",
    ],
  ])('%j is shown and copied', (value, text, type, preview, copy) => {
    const node = describeOne(value);
    expect(formatText(node)).toBe(text);
    expect(formatType(node)).toBe(type);
    expect(formatPreview(node)).toBe(preview);
    expect(formatCopy(node)).toBe(copy);
  });

  test('functions are shown by their parameters, and by an example where there is one', () => {
    const node = describeOne((...steps: number[]) => `${(steps[0] ?? 1) * 8}px`);
    expect(formatText(node)).toBe("(...steps) · spacing(2) = '16px'");
    expect(formatType(node)).toBe('function');
    const [plain] = describeTheme({ applyStyles: (key: string, styles = {}) => [key, styles] });
    expect(plain && formatText(plain)).toBe('(key, styles?)');
  });

  test('long objects are shown by their first names', () => {
    expect(formatPreview(describeOne({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }))).toBe(
      'a, b, c, d, e, f, …',
    );
  });
});
