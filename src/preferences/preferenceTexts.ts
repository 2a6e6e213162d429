import type { PreferenceName, PreferenceValue } from './preferences.ts';

/** What a choice is called: in the settings, and as a command of the search dialog. */
export interface ChoiceText {
  readonly text: string;
  readonly command: {
    readonly id: string;
    readonly title: string;
    /** Further words it is found by. */
    readonly keywords: string;
  };
}

type PreferenceTexts = {
  /** Null for what is chosen elsewhere: beside demos, on API pages. */
  readonly [N in PreferenceName]: {
    readonly legend: string;
    readonly choices: Readonly<Record<PreferenceValue<N>, ChoiceText>>;
  } | null;
};

const MODE = 'colour color mode scheme theme appearance switch';
const CODE = 'code language samples demos switch';

/** Words of all preferences; settings and commands follow, in this order. */
export const PREFERENCE_TEXTS = {
  mode: {
    legend: 'Color mode',
    choices: {
      light: {
        text: 'Light',
        command: { id: 'light', title: 'Switch to light mode', keywords: `${MODE} day` },
      },
      system: {
        text: 'System',
        command: {
          id: 'system',
          title: 'Follow the system’s color mode',
          keywords: `${MODE} auto`,
        },
      },
      dark: {
        text: 'Dark',
        command: { id: 'dark', title: 'Switch to dark mode', keywords: `${MODE} night` },
      },
    },
  },
  direction: {
    legend: 'Direction',
    choices: {
      ltr: {
        text: 'Left to right',
        command: { id: 'ltr', title: 'Show pages left to right', keywords: 'ltr direction switch' },
      },
      rtl: {
        text: 'Right to left',
        command: { id: 'rtl', title: 'Show pages right to left', keywords: 'rtl direction switch' },
      },
    },
  },
  codeVariant: {
    legend: 'Code language',
    choices: {
      TS: {
        text: 'TypeScript',
        command: { id: 'ts', title: 'Show code in TypeScript', keywords: `${CODE} ts tsx` },
      },
      JS: {
        text: 'JavaScript',
        command: { id: 'js', title: 'Show code in JavaScript', keywords: `${CODE} js jsx` },
      },
    },
  },
  codeStyling: null,
  apiView: null,
  demoTheme: null,
} as const satisfies PreferenceTexts;

/** One choice of a preference, as lists show it. */
export interface ListedChoice extends ChoiceText {
  readonly value: string;
}

/** A preference as lists show it. */
export interface ListedPreference {
  readonly name: PreferenceName;
  readonly legend: string;
  readonly choices: readonly ListedChoice[];
}

/** The preferences that settings and commands offer. */
export function listPreferences(): ListedPreference[] {
  return Object.entries<PreferenceTexts[PreferenceName]>(PREFERENCE_TEXTS).flatMap(
    ([name, texts]) =>
      texts === null
        ? []
        : [
            {
              name: name as PreferenceName,
              legend: texts.legend,
              choices: Object.entries<ChoiceText>(texts.choices).map(([value, choice]) => ({
                value,
                ...choice,
              })),
            },
          ],
  );
}
