import { storageKey } from '../preferences/preferences.ts';

/** Whether the reader lets the site count visits. */
export type AnalyticsChoice = 'on' | 'off';

const KEY = storageKey('analytics');

/** Holds for this page even where the browser keeps nothing. */
let chosen: AnalyticsChoice | undefined;

/** The reader's choice; analytics is on until it is switched off. */
export function getAnalyticsChoice(): AnalyticsChoice {
  return chosen ?? readAnalyticsChoice(findStorage());
}

/** Keeps the reader's choice; it counts from the next event on. */
export function setAnalyticsChoice(choice: AnalyticsChoice): void {
  chosen = choice;
  writeAnalyticsChoice(findStorage(), choice);
}

/** Reads a kept choice; whatever is not `off` counts as none. */
export function readAnalyticsChoice(storage: Pick<Storage, 'getItem'> | null): AnalyticsChoice {
  return storage?.getItem(KEY) === 'off' ? 'off' : 'on';
}

/** Keeps a choice; being on is the default and leaves no trace. */
export function writeAnalyticsChoice(
  storage: Pick<Storage, 'setItem' | 'removeItem'> | null,
  choice: AnalyticsChoice,
): void {
  if (choice === 'on') storage?.removeItem(KEY);
  else storage?.setItem(KEY, choice);
}

/** Browsers that block site data throw on access. */
function findStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** A wish the browser states on the reader's behalf, and which the switch cannot override. */
export type PrivacySignal = 'global-privacy-control' | 'do-not-track';

/** Reads Global Privacy Control and Do Not Track. */
export function readPrivacySignal(
  navigator: Pick<Navigator, 'doNotTrack'> & { readonly globalPrivacyControl?: unknown },
): PrivacySignal | null {
  if (navigator.globalPrivacyControl === true) return 'global-privacy-control';
  return navigator.doNotTrack === '1' ? 'do-not-track' : null;
}
