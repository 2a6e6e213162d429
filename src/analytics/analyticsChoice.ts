import { storageKey } from '../preferences/preferences.ts';
import { getStorage, type SafeStorage } from '../preferences/storage.ts';

/** Whether the reader lets the site count visits. */
export type AnalyticsChoice = 'on' | 'off';

const KEY = storageKey('analytics');

/** The reader's choice; analytics is on until it is switched off. */
export function getAnalyticsChoice(): AnalyticsChoice {
  return readAnalyticsChoice(getStorage().local);
}

/** Keeps the reader's choice; it counts from the next event on. */
export function setAnalyticsChoice(choice: AnalyticsChoice): void {
  writeAnalyticsChoice(getStorage().local, choice);
}

/** Reads a kept choice; whatever is not `off` counts as none. */
export function readAnalyticsChoice(storage: Pick<SafeStorage, 'getItem'>): AnalyticsChoice {
  return storage.getItem(KEY) === 'off' ? 'off' : 'on';
}

/** Keeps a choice; being on is the default and leaves no trace. */
export function writeAnalyticsChoice(
  storage: Pick<SafeStorage, 'setItem' | 'removeItem'>,
  choice: AnalyticsChoice,
): void {
  if (choice === 'on') storage.removeItem(KEY);
  else storage.setItem(KEY, choice);
}

/** A privacy signal that the browser sends on the reader's behalf, and which the switch cannot override. */
export type PrivacySignal = 'global-privacy-control' | 'do-not-track';

/** Reads Global Privacy Control and Do Not Track. */
export function readPrivacySignal(
  navigator: Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: unknown },
): PrivacySignal | null {
  if (navigator.globalPrivacyControl === true) return 'global-privacy-control';
  return navigator.doNotTrack === '1' ? 'do-not-track' : null;
}
