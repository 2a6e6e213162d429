import { describe, expect, test } from 'vitest';
import { formatVariantCookie, getCookie, resolveCodeVariant } from './codeVariant.ts';

describe('the code variant at first', () => {
  test.each([
    ['', '', 'TS'],
    ['#sizes', '', 'TS'],
    ['#BasicButtons.js', 'codeVariant=TS', 'JS'],
    ['#BasicButtons.tsx', 'codeVariant=JS', 'TS'],
    ['#BasicButtons', 'a=1; codeVariant=JS; b=2', 'JS'],
    ['', 'codeVariant=PHP', 'TS'],
    ['', 'xcodeVariant=JS', 'TS'],
  ])('with hash "%s" and cookies "%s" is %s', (hash, cookies, expected) => {
    expect(resolveCodeVariant(hash, cookies)).toBe(expected);
  });
});

test('a choice is kept for a year', () => {
  expect(formatVariantCookie('JS')).toBe('codeVariant=JS;path=/;max-age=31536000;samesite=lax');
});

test('reading a cookie on the server says why it cannot', () => {
  expect(() => getCookie('codeVariant')).toThrow(
    'getCookie() is not supported on the server. Call it in an effect instead.',
  );
});
