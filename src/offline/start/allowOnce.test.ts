import { expect, test } from 'vitest';
import { allowOnce } from './allowOnce.ts';

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

test('a key has one turn', () => {
  const browser = { sessionStorage: createStorage() };
  expect(allowOnce(browser, 'a', 1)).toBe(true);
  expect(allowOnce(browser, 'a', 9e15)).toBe(false);
  expect(allowOnce(browser, 'b', 2)).toBe(true);
});

test('a key has its next turn when its time is over', () => {
  const browser = { sessionStorage: createStorage() };
  expect([0, 99, 100, 150].map((now) => allowOnce(browser, 'a', now, 100))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('without storage there is no turn', () => {
  const browser = {
    get sessionStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  expect(allowOnce(browser, 'a', 1)).toBe(false);
});
