import { expect, test } from 'vitest';
import { readAppealShare } from './appealShare.ts';

test.each([
  [undefined, 0.2],
  ['', 0.2],
  ['1', 1],
  ['0', 0],
  ['0.5', 0.5],
  ['often', 0.2],
  ['2', 0.2],
  ['-1', 0.2],
])('with %j the share of appeals is %d', (text, share) => {
  expect(readAppealShare(text)).toBe(share);
});
