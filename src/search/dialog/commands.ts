import type { PreferenceState, PreferenceStore } from '../../preferences/preferenceStore.ts';
import { listPreferences } from '../../preferences/preferenceTexts.ts';
import { splitWords } from '../../model/words.ts';

/** Something the reader can have done from the search dialog. */
export interface Command {
  readonly id: string;
  readonly title: string;
  /** Further words it is found by. */
  readonly keywords: string;
  /** The resolved text is shown in the dialog, which otherwise closes. */
  run(): void | Promise<string>;
}

/** What commands act on. */
export interface CommandContext {
  readonly preferences: PreferenceState;
  readonly setPreferences: PreferenceStore['set'];
  openSettings(): void;
  readonly isSlashOn: boolean;
  setSlash(isOn: boolean): void;
  readonly hasRecent: boolean;
  clearRecent(): void;
  /** Commands that other parts of the site bring along. */
  readonly further: readonly Command[];
}

/** All commands that make sense now; what is chosen already is not offered. */
export function listCommands(context: CommandContext): Command[] {
  const { preferences, setPreferences } = context;
  const command = (
    isOffered: boolean,
    id: string,
    title: string,
    keywords: string,
    run: Command['run'],
  ) => (isOffered ? [{ id, title, keywords, run }] : []);
  return [
    ...listPreferences().flatMap(({ name, choices }) =>
      choices.flatMap(({ value, command: { id, title, keywords } }) =>
        command(preferences[name] !== value, id, title, keywords, () =>
          setPreferences({ [name]: value }),
        ),
      ),
    ),
    ...context.further,
    ...command(true, 'settings', 'Open settings', 'preferences options', context.openSettings),
    ...command(
      context.isSlashOn,
      'slash-off',
      'Turn off the / shortcut',
      'slash key keyboard',
      () => context.setSlash(false),
    ),
    ...command(!context.isSlashOn, 'slash-on', 'Turn on the / shortcut', 'slash key keyboard', () =>
      context.setSlash(true),
    ),
    ...command(
      context.hasRecent,
      'clear-recent',
      'Forget recent searches',
      'clear delete history remove',
      context.clearRecent,
    ),
  ];
}

/** Whether each word of a query begins some word of these texts. */
export function matchesWords(query: string, ...texts: readonly string[]): boolean {
  const known = texts.flatMap(splitWords);
  const asked = splitWords(query);
  return asked.length > 0 && asked.every((word) => known.some((other) => other.startsWith(word)));
}
