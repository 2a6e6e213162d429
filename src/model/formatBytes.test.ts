import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '0.0 kB'],
  [31_234, '31.2 kB'],
  [99_960, '100 kB'],
  [840_200, '840 kB'],
  [999_700, '1.0 MB'],
  [12_440_000, '12.4 MB'],
  [99_960_000, '100 MB'],
  [123_600_000, '124 MB'],
])('%i bytes are written as %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});
