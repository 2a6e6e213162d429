import { CODE_VARIANT_COOKIE } from './codeVariant.ts';
import {
  createPreferenceStore,
  resolveMode,
  type PreferenceState,
  type PreferenceStore,
} from './preferenceStore.ts';
import { PREFERENCE_NAMES, PREFERENCES } from './preferences.ts';
import { getCookie, getStorage } from './storage.ts';

let store: PreferenceStore | undefined;

/** The page's one preference store. */
export function getPreferenceStore(): PreferenceStore {
  if (store) return store;
  // First, because it says what is wrong when this is called while prerendering.
  const variantCookie = getCookie(CODE_VARIANT_COOKIE);
  const storage = getStorage();
  store = createPreferenceStore({
    storage: storage.local,
    variantCookie,
    writeCookie: storage.writeCookie,
    hash: window.location.hash,
    systemDark: window.matchMedia('(prefers-color-scheme: dark)'),
    onStorage: (run) => window.addEventListener('storage', (event) => run(event.key)),
    apply: applyState,
  });
  // Another tab may have changed a choice since the script in the head has read it.
  if (!isApplied(store.get())) applyState(store.get());
  return store;
}

function isApplied(state: PreferenceState): boolean {
  return listAttributes(state).every(
    ([attribute, value]) => document.documentElement.getAttribute(attribute) === value,
  );
}

function applyState(state: PreferenceState): void {
  const root = document.documentElement;
  // Without this every colored element would fade at its own pace.
  root.dataset.switching = '';
  for (const [attribute, value] of listAttributes(state)) root.setAttribute(attribute, value);
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switching));
}

/** Attributes of the root element that style sheets read. */
function listAttributes(state: PreferenceState): [attribute: string, value: string][] {
  const chosen = PREFERENCE_NAMES.flatMap((name): [string, string][] => {
    const { attribute } = PREFERENCES[name];
    return attribute === null ? [] : [[attribute, state[name]]];
  });
  return [...chosen, ['data-mode', resolveMode(state)]];
}
