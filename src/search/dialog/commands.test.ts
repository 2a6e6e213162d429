import { describe, expect, test } from 'vitest';
import { INITIAL_PREFERENCES, type PreferenceState } from '../../preferences/preferenceStore.ts';
import { listCommands, matchesWords, type CommandContext } from './commands.ts';

const done: unknown[] = [];
const CONTEXT: CommandContext = {
  preferences: INITIAL_PREFERENCES,
  setPreferences: (change) => done.push(change),
  openSettings: () => done.push('settings'),
  isSlashOn: true,
  setSlash: (isOn) => done.push(isOn),
  hasRecent: false,
  clearRecent: () => done.push('cleared'),
  further: [],
};

function run(id: string, change: Partial<CommandContext> = {}): unknown {
  done.length = 0;
  listCommands({ ...CONTEXT, ...change })
    .find((command) => command.id === id)
    ?.run();
  return done[0];
}

describe('commands', () => {
  test.each<[string, unknown]>([
    ['dark', { mode: 'dark' }],
    ['light', { mode: 'light' }],
    ['rtl', { direction: 'rtl' }],
    ['js', { codeVariant: 'JS' }],
    ['settings', 'settings'],
    ['slash-off', false],
  ])('"%s" does what it says', (id, effect) => {
    expect(run(id)).toEqual(effect);
  });

  test('are not offered for what is chosen already', () => {
    const ids = (preferences: PreferenceState) =>
      listCommands({ ...CONTEXT, preferences }).map(({ id }) => id);
    const chosen: PreferenceState = {
      ...INITIAL_PREFERENCES,
      mode: 'dark',
      direction: 'rtl',
      codeVariant: 'JS',
    };
    expect(ids(chosen)).toEqual(['light', 'system', 'ltr', 'ts', 'settings', 'slash-off']);
  });

  test('can undo what others did', () => {
    expect(run('slash-on', { isSlashOn: false })).toBe(true);
    expect(run('clear-recent', { hasRecent: true })).toBe('cleared');
  });

  test('come from other parts of the site too', () => {
    const act = async (): Promise<string> => {
      done.push('copied');
      return 'Copied.';
    };
    const copy = { id: 'copy', title: 'Copy page', keywords: '', run: act };
    expect(run('copy', { further: [copy] })).toBe('copied');
  });
});

test.each([
  ['dark', 'Switch to dark mode', true],
  ['mode dark', 'Switch to dark mode', true],
  ['da', 'Switch to dark mode', true],
  ['ark', 'Switch to dark mode', false],
  ['dark red', 'Switch to dark mode', false],
  ['', 'Switch to dark mode', false],
])('"%s" matches "%s": %s', (query, title, matches) => {
  expect(matchesWords(query, title)).toBe(matches);
});
