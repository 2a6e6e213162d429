import { describe, expect, test } from 'vitest';
import { CODE_VARIANT_COOKIE, formatVariantCookie, resolveCodeVariant } from './codeVariant.ts';
import { readCookie } from './storage.ts';

describe('the code variant at first', () => {
  test.each([
    ['', '', 'TS'],
    ['#sizes', '', 'TS'],
    ['#BasicButtons.js', 'codeVariant=TS', 'JS'],
    ['#BasicButtons.tsx', 'codeVariant=JS', 'TS'],
    ['#BasicButtons', 'a=1; codeVariant=JS; b=2', 'JS'],
    ['', 'codeVariant=PHP', 'TS'],
    ['', 'codeVariant=JS-old', 'TS'],
    ['', 'codeVariant="JS"', 'TS'],
    ['', 'xcodeVariant=JS', 'TS'],
  ])('with hash "%s" and cookies "%s" is %s', (hash, cookies, expected) => {
    expect(resolveCodeVariant(hash, readCookie(cookies, CODE_VARIANT_COOKIE))).toBe(expected);
  });
});

test('a choice is kept for a year', () => {
  expect(formatVariantCookie('JS')).toBe('codeVariant=JS;path=/;max-age=31536000;samesite=lax');
});
