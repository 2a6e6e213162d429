import { expect, test } from 'vitest';
import { parseSiteUrl } from './buildEnv.ts';

test.each(['http://localhost:3000', 'https://docs.example.com', 'https://docs.example.com/'])(
  'takes %s for an address',
  (address) => {
    expect(parseSiteUrl(address)).toBe(address);
  },
);

test.each([
  ['docs.example.com', 'which is no address of a site'],
  ['ftp://example.com', 'which is no address of a site'],
  ['https://example.com/docs/', 'but the site can only stand at the root of its host'],
  ['https://example.com/?a=1', 'but the site can only stand at the root of its host'],
])('says what is wrong with %s', (address, what) => {
  expect(() => parseSiteUrl(address)).toThrow(
    `SITE_URL is "${address}", ${what}. Give the address that readers will use, as in SITE_URL=https://docs.example.com.`,
  );
});
