import { formatInlineScript } from '../ui/formatInlineScript.ts';
import { PREFERENCES, type Preference } from './preferences.ts';
import { openStorage, readCookie } from './storage.ts';

/**
 * Runs in the head, before anything is painted: opens the storage for all other scripts, and puts the
 * choices on the root element, so that no reader sees the wrong one flash by. It is inlined from its
 * source text, hence it must not use anything from outside its own body but what it is given.
 */
function applyStoredPreferences(
  preferences: Readonly<Record<string, Preference>>,
  open: typeof openStorage,
  find: typeof readCookie,
): void {
  const root = document.documentElement;
  const storage = open(window);
  document.siteStorage = storage;
  const read = (name: string): string | null | undefined =>
    name === 'codeVariant'
      ? find(storage.readCookies(), name)
      : storage.local.getItem(`swatchbook:${name}`);
  // The router writes into the object it finds here, and fails when it is not one.
  const scrollKey = 'react-router-scroll-positions';
  if (!isObject(storage.session.getItem(scrollKey) ?? '{}')) storage.session.removeItem(scrollKey);
  for (const [name, { attribute, values, fallback }] of Object.entries(preferences)) {
    const choice = read(name) ?? '';
    const isKnown = values ? values.includes(choice) : choice !== '';
    if (attribute) root.setAttribute(attribute, isKnown ? choice : fallback);
  }
  if (root.dataset.theme !== 'default') {
    const style = document.createElement('style');
    style.id = '_theme';
    style.textContent = storage.local.getItem('swatchbook:demoThemeStyles');
    document.head.append(style);
  }
  const systemMode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = root.dataset.modeChoice;
  root.dataset.mode = mode === 'system' ? systemMode : mode;
  // A playground that the address asks for opens later; room is kept for it. Cards that a gallery's address leaves out
  // are not to be seen first and taken away later.
  const asked = /[?&](playground|q|for)[.=]/.exec(location.search)?.[1];
  if (asked) root.dataset[asked] = '';
  const fromHash = /\.(js|tsx)$/.exec(location.hash)?.[1];
  if (fromHash) root.dataset.code = fromHash === 'js' ? 'JS' : 'TS';

  function isObject(json: string): boolean {
    try {
      const value: unknown = JSON.parse(json);
      return typeof value === 'object' && value !== null;
    } catch {
      return false;
    }
  }
}

/** The text of the script in the head. */
export const START_SCRIPT = /* @__PURE__ */ formatInlineScript(
  applyStoredPreferences,
  PREFERENCES,
  openStorage,
  readCookie,
);
