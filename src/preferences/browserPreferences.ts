import {
  createPreferenceStore,
  resolveMode,
  type PreferenceState,
  type PreferenceStore,
} from './preferenceStore.ts';

let store: PreferenceStore | undefined;

/** The page's one preference store. */
export function getPreferenceStore(): PreferenceStore {
  if (store) return store;
  store = createPreferenceStore({
    storage: findStorage(),
    cookies: {
      read: () => document.cookie,
      write: (cookie) => {
        document.cookie = cookie;
      },
    },
    hash: window.location.hash,
    systemDark: window.matchMedia('(prefers-color-scheme: dark)'),
    onStorage: (run) => window.addEventListener('storage', (event) => run(event.key)),
    apply: applyState,
  });
  // Another tab may have changed a choice since the script in the head has read it.
  if (!isApplied(store.get())) applyState(store.get());
  return store;
}

/** Browsers that block site data throw on access; choices then last as long as the page. */
function findStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function isApplied(state: PreferenceState): boolean {
  const { dataset, dir } = document.documentElement;
  return (
    dataset.mode === resolveMode(state) &&
    dataset.modeChoice === state.mode &&
    dataset.code === state.codeVariant &&
    dir === state.direction
  );
}

function applyState(state: PreferenceState): void {
  const root = document.documentElement;
  // Without this every colored element would fade at its own pace.
  root.dataset.switching = '';
  root.dataset.mode = resolveMode(state);
  root.dataset.modeChoice = state.mode;
  root.dataset.code = state.codeVariant;
  root.dir = state.direction;
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switching));
}
