import { CODE_VARIANTS, type CodeVariant } from '../model/codeVariant.ts';
import type { Styling } from '../model/styling.ts';
import { DEFAULT_CODE_VARIANT, formatVariantCookie, resolveCodeVariant } from './codeVariant.ts';
import {
  parsePreference,
  PREFERENCES,
  storageKey,
  type ColorMode,
  type Direction,
} from './preferences.ts';

/** All choices of the reader. */
export interface PreferenceState {
  readonly mode: ColorMode;
  readonly direction: Direction;
  readonly codeVariant: CodeVariant;
  /** How the demos of the unstyled library are styled. */
  readonly codeStyling: Styling;
  /** What `system` means right now. */
  readonly systemMode: 'light' | 'dark';
}

/** What the store needs of a browser; tests pass their own. */
export interface PreferenceEnvironment {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly cookies: { read(): string; write(cookie: string): void };
  readonly hash: string;
  readonly systemDark: {
    matches: boolean;
    addEventListener(type: 'change', run: () => void): void;
  };
  onStorage(run: (key: string | null) => void): void;
  apply(state: PreferenceState): void;
}

/** The reader's choices as the page reads and changes them. */
export interface PreferenceStore {
  get(): PreferenceState;
  subscribe(listener: () => void): () => void;
  /** Applies a choice and keeps it. */
  set(change: Partial<Omit<PreferenceState, 'systemMode'>>): void;
  /** Applies a language that an address asks for; the reader's own choice stays kept. */
  showVariant(codeVariant: CodeVariant): void;
}

/** State while prerendering and hydrating: the same for every reader. */
export const INITIAL_PREFERENCES: PreferenceState = {
  mode: PREFERENCES.mode.fallback,
  direction: PREFERENCES.direction.fallback,
  codeVariant: DEFAULT_CODE_VARIANT,
  codeStyling: PREFERENCES.codeStyling.fallback,
  systemMode: 'light',
};

const STORED = ['mode', 'direction', 'codeStyling'] as const;
const CODE_VARIANT_KEY = storageKey('code-variant');

/** Holds the reader's choices, keeps them, and follows other tabs and the system. */
export function createPreferenceStore(environment: PreferenceEnvironment): PreferenceStore {
  const { storage, cookies, systemDark } = environment;
  const listeners = new Set<() => void>();
  let state = read(resolveCodeVariant(environment.hash, cookies.read()));

  function read(codeVariant: CodeVariant): PreferenceState {
    return {
      mode: parsePreference('mode', readStored('mode')),
      direction: parsePreference('direction', readStored('direction')),
      codeVariant,
      codeStyling: parsePreference('codeStyling', readStored('codeStyling')),
      systemMode: systemDark.matches ? 'dark' : 'light',
    };
  }

  function readStored(name: string): string | null {
    return storage?.getItem(storageKey(name)) ?? null;
  }

  function update(next: PreferenceState): void {
    state = next;
    environment.apply(state);
    for (const listener of listeners) listener();
  }

  environment.onStorage((key) => {
    if (key !== null && !key.startsWith(storageKey(''))) return;
    // The other tab's cookie may not have arrived yet.
    const told = key === CODE_VARIANT_KEY ? storage?.getItem(key) : null;
    update(read(CODE_VARIANTS.find((variant) => variant === told) ?? state.codeVariant));
  });
  systemDark.addEventListener('change', () => update(read(state.codeVariant)));

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      for (const name of STORED) {
        if (change[name]) storage?.setItem(storageKey(name), change[name]);
      }
      if (change.codeVariant) {
        cookies.write(formatVariantCookie(change.codeVariant));
        // Cookies raise no event; this entry tells the other tabs.
        storage?.setItem(CODE_VARIANT_KEY, change.codeVariant);
      }
      update({ ...state, ...change });
    },
    showVariant: (codeVariant) => update({ ...state, codeVariant }),
  };
}

/** The mode to draw in: `system` resolved. */
export function resolveMode({ mode, systemMode }: PreferenceState): 'light' | 'dark' {
  return mode === 'system' ? systemMode : mode;
}
