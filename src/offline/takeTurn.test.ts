import { expect, test } from 'vitest';
import { takeTurn } from './takeTurn.ts';

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
}

test('a key has one turn', () => {
  const browser = { sessionStorage: createStorage() };
  expect(takeTurn(browser, 'a', 1)).toBe(true);
  expect(takeTurn(browser, 'a', 9e15)).toBe(false);
  expect(takeTurn(browser, 'b', 2)).toBe(true);
});

test('a key has its next turn when its time is over', () => {
  const browser = { sessionStorage: createStorage() };
  expect([0, 99, 100, 150].map((now) => takeTurn(browser, 'a', now, 100))).toEqual([
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
  expect(takeTurn(browser, 'a', 1)).toBe(false);
});
