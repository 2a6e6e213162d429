import { expect, test } from 'vitest';
import { parseSiteUrl } from './buildEnv.ts';

test.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['https://docs.example.com/', 'https://docs.example.com'],
  ['https://example.com/docs-site/', 'https://example.com/docs-site'],
  ['https://example.com/a/b', 'https://example.com/a/b'],
])('takes %s for the address %s', (address, expected) => {
  expect(parseSiteUrl(address)).toBe(expected);
});

test.each([
  ['docs.example.com', 'which is no address of a site'],
  ['ftp://example.com', 'which is no address of a site'],
  ['https://example.com/?a=1', 'but an address of a site has no ? and no #'],
  ['https://example.com/docs/#top', 'but an address of a site has no ? and no #'],
  [
    'https://example.com/my docs/',
    'but its path may have letters, digits, hyphens, dots and underscores only',
  ],
  [
    'https://example.com/docs//old/',
    'but its path may have letters, digits, hyphens, dots and underscores only',
  ],
])('says what is wrong with %s', (address, what) => {
  expect(() => parseSiteUrl(address)).toThrow(
    `SITE_URL is "${address}", ${what}. Give the address that readers will use, as in SITE_URL=https://docs.example.com.`,
  );
});
