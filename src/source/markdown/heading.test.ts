import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { formatHeadingId } from './heading.ts';

describe('formatHeadingId', () => {
  it.each([
    ['Basic use', 'basic-use'],
    ["What's new?", 'whats-new'],
    ['The reader’s choice', 'the-readers-choice'],
    ['useTheme()', 'usetheme'],
    ['@mui/material v7.0.2', 'mui-material-v7-0-2'],
    ['  Crème — brûlée  ', 'creme-brulee'],
    ['日本語', '日本語'],
    ['???', ''],
  ])('makes of %j the id %j', (text, id) => {
    expect(formatHeadingId(text)).toBe(id);
  });

  it('leaves its own results as they are', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = formatHeadingId(text);
        expect(formatHeadingId(id)).toBe(id);
      }),
    );
  });
});
