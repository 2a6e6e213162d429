import { expect, test } from 'vitest';
import type { NamedType } from '../model/apiDoc.ts';
import { listMentioned } from './listMentioned.ts';

const types: NamedType[] = [
  { name: 'Origin', parameters: '', text: '{ vertical: Side }' },
  { name: 'Side', parameters: '', text: "'top' | 'bottom'" },
  { name: 'Tree', parameters: '<T>', text: 'T | Tree<T>[]' },
];

const cases: [code: string, names: string[]][] = [
  ['string', []],
  ['Origin | null', ['Origin', 'Side']],
  ["'Origin'", []],
  ['React.Side', []],
  ['(side: Side) => Tree<Side>', ['Side', 'Tree']],
];
test.each(cases)('%s mentions %j', (code, names) => {
  expect(listMentioned(code, types, {}).map(({ name }) => name)).toEqual(names);
});

test('names that are links are not unfolded', () => {
  const links = { Side: '/side/' };
  expect(listMentioned('Origin', types, links).map(({ name }) => name)).toEqual(['Origin']);
});
