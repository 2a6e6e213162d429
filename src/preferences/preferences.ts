import { API_VIEWS } from '../model/apiPage.ts';
import { CODE_VARIANTS } from '../model/codeVariant.ts';
import { STYLINGS } from '../model/styling.ts';

/** What is known of a preference; its words for readers are in `preferenceTexts`. */
export interface Preference {
  /** Null where its own part of the site says which texts are values. */
  readonly values: readonly string[] | null;
  readonly fallback: string;
  /** Attribute of the root element that holds the choice, before the first paint; null for none. */
  readonly attribute: string | null;
}

/** What a reader may choose about how the site looks: state, storage and the script in the head follow. */
export const PREFERENCES = {
  mode: {
    values: ['light', 'system', 'dark'],
    fallback: 'system',
    attribute: 'data-mode-choice',
  },
  direction: { values: ['ltr', 'rtl'], fallback: 'ltr', attribute: 'dir' },
  /** Kept in a cookie; see `codeVariant`. */
  codeVariant: { values: CODE_VARIANTS, fallback: 'TS', attribute: 'data-code' },
  /** How the demos of the unstyled library are styled. */
  codeStyling: { values: STYLINGS, fallback: 'system', attribute: null },
  apiView: {
    values: API_VIEWS,
    fallback: 'table',
    attribute: 'data-api-view',
  },
  /** What the theme of all demos differs in from that of their library. */
  demoTheme: { values: null, fallback: 'default', attribute: 'data-theme' },
} as const satisfies Record<string, Preference>;

export type PreferenceName = keyof typeof PREFERENCES;
export type PreferenceValue<N extends PreferenceName> =
  (typeof PREFERENCES)[N]['values'] extends readonly (infer V extends string)[] ? V : string;
export type ColorMode = PreferenceValue<'mode'>;
export type Direction = PreferenceValue<'direction'>;

/** A value for each preference. */
export type Choices = { readonly [N in PreferenceName]: PreferenceValue<N> };

/** The names of all preferences. */
export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as readonly PreferenceName[];

/** Where a choice is kept in `localStorage`. */
export function storageKey(name: string): string {
  return `swatchbook:${name}`;
}

/** Choices made of texts; whatever is not a known choice counts as none. */
export function parseChoices(read: (name: PreferenceName) => string | null): Choices {
  return Object.fromEntries(
    PREFERENCE_NAMES.map((name) => {
      const { values, fallback }: Preference = PREFERENCES[name];
      const text = read(name);
      return [name, text !== null && (values?.includes(text) ?? true) ? text : fallback];
    }),
    // Each value is one of its row: checked above.
  ) as unknown as Choices;
}
