import { expect, test } from 'vitest';
import { allowOnce } from './allowOnce.ts';

function createSession() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value).has(key),
  };
}

test('a key is allowed once', () => {
  const session = createSession();
  expect(allowOnce(session, 'a', 1)).toBe(true);
  expect(allowOnce(session, 'a', 9e15)).toBe(false);
  expect(allowOnce(session, 'b', 2)).toBe(true);
});

test('a key is allowed again when its time is over', () => {
  const session = createSession();
  expect([0, 99, 100, 150].map((now) => allowOnce(session, 'a', now, 100))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('nothing is allowed that cannot be remembered', () => {
  const session = { getItem: () => null, setItem: () => false };
  expect(allowOnce(session, 'a', 1)).toBe(false);
});
