import { describe, expect, test } from 'vitest';
import { findTag, formatDescription, listParameters, parseJsDoc, splitType } from './jsDoc.ts';

describe('a JSDoc comment', () => {
  const cases: [title: string, comment: string, description: string, tags: [string, string][]][] = [
    ['of one line', '/** The title. */', 'The title.', []],
    [
      'with a default',
      "/**\n * The look.\n * @default 'text'\n */",
      'The look.',
      [['default', "'text'"]],
    ],
    [
      'with a default that lacks the space',
      '/**\n * The step.\n * @default{ hours: 1 }\n */',
      'The step.',
      [['default', '{ hours: 1 }']],
    ],
    [
      'with a default of several lines',
      '/**\n * Splits.\n * @default (a) => {\n *   return a;\n * }\n */',
      'Splits.',
      [['default', '(a) => {\n  return a;\n}']],
    ],
    [
      'with a doubled star before a tag',
      '/**\n * Old.\n * * @deprecated Use `new`.\n */',
      'Old.',
      [['deprecated', 'Use `new`.']],
    ],
    [
      'that mentions an address with an at sign',
      '/**\n * See `@mui/material` and a@b.c.\n */',
      'See `@mui/material` and a@b.c.',
      [],
    ],
    [
      'with code that looks like a tag',
      '/**\n * Do:\n * ```css\n * @media print {}\n * ```\n */',
      'Do:\n```css\n@media print {}\n```',
      [],
    ],
    [
      'with inline links',
      '/** See {@link https://a.b/c the guide}, {@link https://a.b} and {@link GridColDef}. */',
      'See [the guide](https://a.b/c), <https://a.b> and `GridColDef`.',
      [],
    ],
    ['that only hides', '/**\n * @ignore\n */', '', [['ignore', '']]],
  ];
  test.each(cases)('%s', (_, comment, description, tags) => {
    const doc = parseJsDoc(comment);
    expect(doc.description).toBe(description);
    expect(doc.tags.map(({ name, text }) => [name, text])).toEqual(tags);
  });

  test('is described together with its further reading', () => {
    const doc = parseJsDoc('/**\n * Zooms.\n * @see See the docs.\n * @see https://a.b\n */');
    expect(formatDescription(doc)).toBe('Zooms.\n\nSee the docs.\n\nSee https://a.b');
  });

  test('tells parameters with types, optional marks and dashes', () => {
    const doc = parseJsDoc(
      '/**\n * @param {{ a: string }} first One.\n * @param {number} [second] Two.\n * @param third - Three.\n * @returns {boolean} Whether.\n */',
    );
    expect(listParameters(doc)).toEqual([
      { name: 'first', type: '{ a: string }', optional: false, description: 'One.' },
      { name: 'second', type: 'number', optional: true, description: 'Two.' },
      { name: 'third', type: null, optional: false, description: 'Three.' },
    ]);
    expect(splitType(findTag(doc, 'return', 'returns') ?? '')).toEqual({
      type: 'boolean',
      rest: 'Whether.',
    });
  });
});
