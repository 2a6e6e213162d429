import { storageKey } from '../../preferences/preferences.ts';
import type { SafeStorage } from '../../preferences/storage.ts';

const RECENT_KEY = storageKey('recent-searches');
const MAX_RECENT = 5;
/** Nobody searches for more; what is longer was pasted by mistake. */
const MAX_LENGTH = 80;

/** What the reader searched for lately, the newest first. */
export function readRecent(storage: SafeStorage): string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(RECENT_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isText).slice(0, MAX_RECENT) : [];
  } catch {
    // Something else wrote there: as good as none.
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function addRecent(storage: SafeStorage, text: string): void {
  const kept = text.trim();
  if (kept === '' || kept.length > MAX_LENGTH) return;
  const others = readRecent(storage).filter((other) => other.toLowerCase() !== kept.toLowerCase());
  write(storage, [kept, ...others].slice(0, MAX_RECENT));
}

/** Forgets all searches. */
export function clearRecent(storage: SafeStorage): void {
  write(storage, []);
}

function write(storage: SafeStorage, texts: readonly string[]): void {
  if (texts.length === 0) storage.removeItem(RECENT_KEY);
  else storage.setItem(RECENT_KEY, JSON.stringify(texts));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
