import { expect, test } from 'vitest';
import { formatBytes } from './formatBytes.ts';

test.each([
  [0, '1 KB'],
  [840_200, '840 KB'],
  [1_000_000, '1.0 MB'],
  [12_440_000, '12.4 MB'],
  [99_960_000, '100.0 MB'],
  [123_600_000, '124 MB'],
])('%i bytes are written as %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});
