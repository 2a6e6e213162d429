import { expect, test } from 'vitest';
import { parseReport } from './frameMessage.ts';

test.each([
  ['nothing', undefined, null],
  ['a text of another script', 'ready', null],
  ['an unknown kind', { kind: 'navigate', to: 'https://evil.example' }, null],
  ['a frame that is ready', { kind: 'ready', extra: 1 }, { kind: 'ready' }],
  ['a rendered demo', { kind: 'rendered' }, { kind: 'rendered' }],
  ['a height', { kind: 'height', height: 120.5 }, { kind: 'height', height: 120.5 }],
  ['a height without end', { kind: 'height', height: Infinity }, { kind: 'height', height: 4000 }],
  ['a height that is none', { kind: 'height', height: NaN }, null],
  ['a height in words', { kind: 'height', height: '100vh' }, null],
  [
    'an error',
    { kind: 'failed', message: 'a'.repeat(2000) },
    { kind: 'failed', message: 'a'.repeat(1000), line: null },
  ],
  [
    'an error with its line',
    { kind: 'failed', message: 'a', line: 12 },
    { kind: 'failed', message: 'a', line: 12 },
  ],
  [
    'an error with a line that is none',
    { kind: 'failed', message: 'a', line: -0.5 },
    { kind: 'failed', message: 'a', line: null },
  ],
  ['an error without words', { kind: 'failed' }, null],
])('%s is read with care', (_, data, expected) => {
  expect(parseReport(data)).toEqual(expected);
});
