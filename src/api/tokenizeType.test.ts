import { describe, expect, test } from 'vitest';
import { tokenizeType, type TypeToken } from './tokenizeType.ts';

const links = { Button: '/button/', ButtonClasses: '/button/#classes' };

const cases: [code: string, standard: string | null, expected: TypeToken[]][] = [
  ['boolean', null, [{ kind: 'text', text: 'boolean' }]],
  [
    "'small' | 'medium' | 'large'",
    null,
    [{ kind: 'string', text: "'small' | 'medium' | 'large'" }],
  ],
  [
    "'small' | 'medium' | 'large'",
    "'medium'",
    [
      { kind: 'string', text: "'small'" },
      { kind: 'text', text: ' | ' },
      { kind: 'standard', text: "'medium'" },
      { kind: 'text', text: ' | ' },
      { kind: 'string', text: "'large'" },
    ],
  ],
  [
    "'cell' | 'row'",
    '"row"',
    [
      { kind: 'string', text: "'cell'" },
      { kind: 'text', text: ' | ' },
      { kind: 'standard', text: "'row'" },
    ],
  ],
  [
    'Partial<ButtonClasses>',
    null,
    [
      { kind: 'text', text: 'Partial<' },
      { kind: 'link', text: 'ButtonClasses', href: '/button/#classes' },
      { kind: 'text', text: '>' },
    ],
  ],
  ["'Button'", null, [{ kind: 'string', text: "'Button'" }]],
  ['constructor', null, [{ kind: 'text', text: 'constructor' }]],
];

describe('a type', () => {
  test.each(cases)('%s with the default %s', (code, standard, expected) => {
    expect(tokenizeType(code, links, standard)).toEqual(expected);
  });

  test('keeps every character', () => {
    const code = "{ a?: 'x' | \"y\"; b: (c: Button[]) => Map<string, 3.5>; 'don't': `${d}` }";
    const text = tokenizeType(code, links, null).map((token) => token.text);
    expect(text.join('')).toBe(code);
  });
});
