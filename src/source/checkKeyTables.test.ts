import { describe, expect, it } from 'vitest';
import { checkKeyTables } from './checkKeyTables.ts';

const TEXT = `Prose with :kbd[Tab].

| Key                        | What happens |
| -------------------------- | ------------ |
| :kbd[Home], :kbd[End]      | Moves        |

| Prop | With :kbd[F1] |
| ---- | ------------- |
| :kbd[F2] | None      |
`;

const CHECK = {
  keys: ['Home', 'End'],
  demo: 'Basic',
  focus: 'tab: A',
  expect: { focused: 'tab: B' },
};

const REASON = 'The list is drawn on a canvas without roles.';

function check(checks: string | null, text = TEXT): string[] {
  const page = { file: 'a.md', text, demos: ['Basic'], checksFile: 'a/keys.json', checks };
  return checkKeyTables(page).map(({ file, line, what }) => `${file}:${line} ${what}`);
}

describe('checkKeyTables', () => {
  it.each([
    ['rows without a check', null, ['a.md:5 Nothing tries all that the table says of Home, End.']],
    [
      'a key that a row names and no check presses',
      JSON.stringify([{ ...CHECK, keys: ['End'] }]),
      ['a.md:5 Nothing tries all that the table says of Home.'],
    ],
    [
      'a key that no row names',
      `[\n${JSON.stringify({ ...CHECK, keys: ['Home', 'End', 'Tab'] })}]`,
      ['a/keys.json:2 No keyboard table names Tab.'],
    ],
    [
      'a demo that is not on the page',
      JSON.stringify([{ ...CHECK, demo: 'Other' }]),
      ['a/keys.json:1 The page shows no demo "Other".'],
    ],
    [
      'a key that its check does not press',
      JSON.stringify([{ ...CHECK, press: ['End'] }]),
      ['a/keys.json:1 The check of Home does not press it.'],
    ],
    ['a reason', JSON.stringify([{ keys: ['Home', 'End'], demo: 'Basic', reason: REASON }]), []],
    ['a complete list', JSON.stringify([CHECK]), []],
  ])('%s', (_, checks, problems) => {
    expect(check(checks)).toEqual(problems);
  });

  it.each([
    ['text that is no JSON', '[{', 'The file is no JSON'],
    [
      'a check that expects nothing',
      JSON.stringify([{ ...CHECK, expect: {} }]),
      'Say what can be seen then.',
    ],
    [
      'a check that expects something and has a reason not to',
      JSON.stringify([{ ...CHECK, reason: REASON }]),
      'or the reason',
    ],
    ['an element without a role', JSON.stringify([{ ...CHECK, focus: 'A' }]), 'role and name'],
    ['an unknown state', JSON.stringify([{ ...CHECK, expect: { moved: 'tab: B' } }]), 'moved'],
  ])('refuses %s', (_, checks, reason) => {
    expect(check(checks)).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    ['each column', '| :kbd[Home] | Opens | Moves |', 'Home'],
    ['each row', '| :kbd[Home] | Opens |\n| :kbd[Home] on a link | Follows it |', 'Home'],
    ['words in place of keys', '| :kbd[Home] | Opens |\n| A letter | Moves |', 'A letter'],
  ])('wants a check for %s', (_, rows, key) => {
    const once = { ...CHECK, keys: ['Home'] };
    const again = { ...CHECK, keys: [key], press: ['Home'] };
    const table = `| Key | Closed | Open |\n| --- | --- | --- |\n${rows}`;
    const line = table.split('\n').length;
    expect(check(JSON.stringify([once]), table)).toEqual([
      `a.md:${line} Nothing tries all that the table says of ${key}.`,
    ]);
    expect(check(JSON.stringify([once, again]), table)).toEqual([]);
  });

  it('wants to know which keys stand for words', () => {
    const table = '| Key | Open |\n| --- | --- |\n| :kbd[Home] | Opens |\n| A letter | Moves |';
    const checks = [
      { ...CHECK, keys: ['Home'] },
      { ...CHECK, keys: ['A letter'] },
    ];
    expect(check(JSON.stringify(checks), table)).toEqual([
      'a/keys.json:1 "press" does not say which keys stand for "A letter".',
    ]);
  });
});
