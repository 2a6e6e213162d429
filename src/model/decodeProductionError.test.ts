import { describe, expect, test } from 'vitest';
import {
  decodeProductionError,
  type DecodedError,
  type ErrorCode,
} from './decodeProductionError.ts';

const codes: ErrorCode[] = [
  { kind: 'thrown', code: 7, message: 'MUI: `capitalize(string)` expects a string argument.' },
  { kind: 'thrown', code: 11, message: 'The color%s needs `main` or `%s`.' },
  { kind: 'retired', code: 4 },
];

const cases: [search: string, expected: DecodedError][] = [
  [
    '?code=7',
    { kind: 'found', code: 7, message: 'MUI: `capitalize(string)` expects a string argument.' },
  ],
  [
    '?code=11&args[]=%20(primary)&args[]=500',
    { kind: 'found', code: 11, message: 'The color (primary) needs `main` or `500`.' },
  ],
  [
    '?code=11&args%5B%5D=a&args%5B%5D=b',
    { kind: 'found', code: 11, message: 'The colora needs `main` or `b`.' },
  ],
  [
    '?code=11&args[]=a',
    { kind: 'found', code: 11, message: 'The colora needs `main` or `[missing argument]`.' },
  ],
  [
    '?code=11&args[]=%25s&args[]=b',
    { kind: 'found', code: 11, message: 'The color%s needs `main` or `b`.' },
  ],
  [
    '?code=11&args[]=$%26&args[]=<b>',
    { kind: 'found', code: 11, message: 'The color$& needs `main` or `<b>`.' },
  ],
  [
    '?code=11&args[]=&args[]=b&args[]=c',
    { kind: 'found', code: 11, message: 'The color needs `main` or `b`.' },
  ],
  ['?code=4&args[]=x', { kind: 'retired', code: 4 }],
  ['?code=999', { kind: 'unknown', code: 999 }],
  ['?code=0', { kind: 'unknown', code: 0 }],
  ['', { kind: 'absent' }],
  ['?code=', { kind: 'absent' }],
  ['?args[]=x', { kind: 'absent' }],
  ['?code=seven', { kind: 'malformed', value: 'seven' }],
  ['?code=-7', { kind: 'malformed', value: '-7' }],
  ['?code=7.5', { kind: 'malformed', value: '7.5' }],
  ['?code=1e1', { kind: 'malformed', value: '1e1' }],
  ['?code=7%3Cscript%3E', { kind: 'malformed', value: '7<script>' }],
  ['?code=99999999999999999999', { kind: 'malformed', value: '99999999999999999999' }],
];

describe('decoding a production error', () => {
  test.each(cases)('%s', (search, expected) => {
    expect(decodeProductionError(new URLSearchParams(search), codes)).toEqual(expected);
  });
});
