import { describe, expect, test } from 'vitest';
import { formatDemoLink, parseDemoHash } from './demoHash.ts';

describe('the end of an address', () => {
  test.each([
    ['#BasicButtons', { name: 'BasicButtons', variant: null }],
    ['#BasicButtons.tsx', { name: 'BasicButtons', variant: 'TS' }],
    ['#BasicButtons.js', { name: 'BasicButtons', variant: 'JS' }],
    ['#BasicButtons.jsx', null],
    ['#show-a-loading-state', null],
    ['', null],
  ])('"%s" leads to the demo it names', (hash, expected) => {
    expect(parseDemoHash(hash)).toEqual(expected);
  });
});

test('a link to a demo replaces what the address ended in', () => {
  const page = 'https://docs.example/material-ui/react-button/';
  expect(formatDemoLink(`${page}#sizes`, 'BasicButtons', 'TS')).toBe(`${page}#BasicButtons.tsx`);
  expect(formatDemoLink(page, 'BasicButtons', 'JS')).toBe(`${page}#BasicButtons.js`);
});
