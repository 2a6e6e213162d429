import { expect, test } from 'vitest';
import { formatGrowth } from './formatGrowth.ts';

test('every size of the site has a row', () => {
  const growth = { buildMs: 12_000, peakMegabytes: 900.4, scriptBytes: 100, htmlBytes: 20 };
  expect(formatGrowth([{ ...growth, pages: 100 }])).toBe(
    [
      '     pages    build, s   ms a page  memory, MB  scripts, B   a page, B',
      '       100        12.0         120         900         100          20',
    ].join('\n'),
  );
});
