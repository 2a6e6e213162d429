import { CODE_VARIANTS, type CodeVariant } from '../model/codeVariant.ts';
import { formatVariantCookie, resolveCodeVariant } from './codeVariant.ts';
import { parseChoices, PREFERENCE_NAMES, storageKey, type Choices } from './preferences.ts';
import type { SafeStorage } from './storage.ts';

/** All choices of the reader. */
export interface PreferenceState extends Choices {
  /** What `system` means right now. */
  readonly systemMode: 'light' | 'dark';
}

/** What the store needs of a browser; tests pass their own. */
export interface PreferenceEnvironment {
  readonly storage: Pick<SafeStorage, 'getItem' | 'setItem'>;
  /** The value of the cookie that keeps the code language. */
  readonly variantCookie: string | undefined;
  writeCookie(cookie: string): void;
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
  set(change: Partial<Choices>): void;
  /** Applies a language that an address asks for; the reader's own choice stays kept. */
  showVariant(codeVariant: CodeVariant): void;
}

/** State while prerendering and hydrating: the same for every reader. */
export const INITIAL_PREFERENCES: PreferenceState = {
  ...parseChoices(() => null),
  systemMode: 'light',
};

/** Holds the reader's choices, keeps them, and follows other tabs and the system. */
export function createPreferenceStore(environment: PreferenceEnvironment): PreferenceStore {
  const { storage, variantCookie, systemDark } = environment;
  const listeners = new Set<() => void>();
  const readStored = (name: string): string | null => storage.getItem(storageKey(name));
  let state = read(resolveCodeVariant(environment.hash, variantCookie));

  function read(codeVariant: CodeVariant): PreferenceState {
    return {
      ...parseChoices((name) => (name === 'codeVariant' ? codeVariant : readStored(name))),
      systemMode: systemDark.matches ? 'dark' : 'light',
    };
  }

  function update(next: PreferenceState): void {
    state = next;
    environment.apply(state);
    for (const listener of listeners) listener();
  }

  environment.onStorage((key) => {
    if (key !== null && !key.startsWith(storageKey(''))) return;
    // The other tab's cookie may not have arrived yet.
    const chosen = key === storageKey('codeVariant') ? readStored('codeVariant') : null;
    update(read(CODE_VARIANTS.find((variant) => variant === chosen) ?? state.codeVariant));
  });
  systemDark.addEventListener('change', () => update(read(state.codeVariant)));

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      for (const name of PREFERENCE_NAMES) {
        // The code language too, though a cookie keeps it: cookies raise no event in other tabs.
        if (change[name]) storage.setItem(storageKey(name), change[name]);
      }
      if (change.codeVariant) environment.writeCookie(formatVariantCookie(change.codeVariant));
      update({ ...state, ...change });
    },
    showVariant: (codeVariant) => update({ ...state, codeVariant }),
  };
}

/** The mode to draw in: `system` resolved. */
export function resolveMode({ mode, systemMode }: PreferenceState): 'light' | 'dark' {
  return mode === 'system' ? systemMode : mode;
}
