import { storageKey } from '../preferences/preferences.ts';
import type { SafeStorage } from '../preferences/storage.ts';

/** Also read by the script that listens for the key (see `searchKeys`). */
const SLASH_KEY = storageKey('slash-search');

/** Whether the slash opens search. */
export function isSlashOn(storage: Pick<SafeStorage, 'getItem'>): boolean {
  return storage.getItem(SLASH_KEY) !== 'off';
}

/** Remembers whether the slash opens search. */
export function setSlash(storage: Pick<SafeStorage, 'setItem'>, isOn: boolean): void {
  storage.setItem(SLASH_KEY, isOn ? 'on' : 'off');
}
