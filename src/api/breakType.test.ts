import { expect, test } from 'vitest';
import { breakType } from './breakType.ts';

const cases: [what: string, code: string, lines: string[]][] = [
  ['short types stay on one line', '{ open: boolean }', ['{ open: boolean }']],
  ['unions stay on one line', "'a' | 'b'".repeat(6), ["'a' | 'b'".repeat(6)]],
  [
    'fields have a line each',
    "{ vertical: 'top' | 'bottom' | number; horizontal?: 'left' }",
    ['{', "  vertical: 'top' | 'bottom' | number;", "  horizontal?: 'left'", '}'],
  ],
  [
    'objects in objects, parameters and arguments stay together',
    "{ root?: Slot<'div', { a: 1; b: 2 }>; move: (to: { x: 0; y: 0 }) => void; at: { x: 0; y: 0 } }",
    [
      '{',
      "  root?: Slot<'div', { a: 1; b: 2 }>;",
      '  move: (to: { x: 0; y: 0 }) => void;',
      '  at: { x: 0; y: 0 }',
      '}',
    ],
  ],
  [
    'objects of a union are each broken',
    '{ first: string; second: string } | { third: string }',
    ['{', '  first: string;', '  second: string', '} | {', '  third: string', '}'],
  ],
  [
    'what is quoted is left alone',
    "{ 'a; b': string; [key: `data-${string}`]: unknown; last: '{ }' }",
    ['{', "  'a; b': string;", '  [key: `data-${string}`]: unknown;', "  last: '{ }'", '}'],
  ],
];
test.each(cases)('%s', (_, code, lines) => {
  expect(breakType(code).split('\n')).toEqual(lines);
});
