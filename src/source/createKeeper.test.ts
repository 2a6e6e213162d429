import { expect, test } from 'vitest';
import { createKeeper } from './createKeeper.ts';

const lamp = {};

test('makes again when one of the other inputs is another one', () => {
  const keep = createKeeper();
  const first = keep(lamp, [1, 'a'], () => ['first']);
  expect(keep(lamp, [1, 'a'], () => ['second'])).toBe(first);
  expect(keep(lamp, [1, 'b'], () => ['third'])).toEqual(['third']);
  expect(keep(lamp, [1], () => ['fourth'])).toEqual(['fourth']);
});

test('keeps nothing from one object to the next, nor from one keeper to the next', () => {
  const keep = createKeeper();
  keep(lamp, [], () => 'first');
  expect(keep({}, [], () => 'second')).toBe('second');
  expect(createKeeper()(lamp, [], () => 'third')).toBe('third');
});
