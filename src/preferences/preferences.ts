import { STYLINGS } from '../model/styling.ts';

/** What a reader may choose about how the site looks, and what each choice may be. */
export const PREFERENCES = {
  mode: { values: ['light', 'dark', 'system'], fallback: 'system' },
  direction: { values: ['ltr', 'rtl'], fallback: 'ltr' },
  codeStyling: { values: STYLINGS, fallback: 'system' },
} as const;

export type PreferenceName = keyof typeof PREFERENCES;
export type PreferenceValue<N extends PreferenceName> = (typeof PREFERENCES)[N]['values'][number];
export type ColorMode = PreferenceValue<'mode'>;
export type Direction = PreferenceValue<'direction'>;

/** Where a choice is kept in `localStorage`. */
export function storageKey(name: string): string {
  return `swatchbook:${name}`;
}

/** Reads a stored text; whatever is not a known choice counts as none. */
export function parsePreference<N extends PreferenceName>(
  name: N,
  stored: string | null,
): PreferenceValue<N> {
  const { values, fallback } = PREFERENCES[name];
  const known: readonly PreferenceValue<N>[] = values;
  return known.find((value) => value === stored) ?? (fallback as PreferenceValue<N>);
}
