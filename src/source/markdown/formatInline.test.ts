import { expect, it } from 'vitest';
import { splitKeys } from './formatInline.ts';

it.each([
  ['Esc', ['Esc']],
  ['Ctrl+K', ['Ctrl', 'K']],
  ['⌘ + Shift + P', ['⌘', 'Shift', 'P']],
  ['Ctrl++', ['Ctrl', '+']],
  ['+', ['+']],
  ['Page Down', ['Page Down']],
])('%s is made of the keys %j', (label, keys) => {
  expect(splitKeys(label)).toEqual(keys);
});
