import { storageKey } from '../preferences/preferences.ts';

/** Also read by the script that listens for the key (see `searchKeys`). */
const SLASH_KEY = storageKey('slash-search');

/** Whether the slash opens search. */
export function isSlashOn(storage: Pick<Storage, 'getItem'> | null): boolean {
  return storage?.getItem(SLASH_KEY) !== 'off';
}

/** Remembers whether the slash opens search. */
export function setSlash(storage: Pick<Storage, 'setItem'> | null, isOn: boolean): void {
  storage?.setItem(SLASH_KEY, isOn ? 'on' : 'off');
}
