import { formatInlineScript } from '../ui/formatInlineScript.ts';
import { PREFERENCES, type Preference } from './preferences.ts';

/**
 * Runs in the head, before anything is painted: puts the choices on the root element, so that no
 * reader sees the wrong one flash by. It is inlined from its source text, hence it must not use
 * anything from outside its own body but the table it is given.
 */
function applyStoredPreferences(preferences: Readonly<Record<string, Preference>>): void {
  const root = document.documentElement;
  const read = (name: string): string | null | undefined => {
    if (name === 'codeVariant') return /(?:^|;\s*)codeVariant=(\w+)/.exec(document.cookie)?.[1];
    try {
      return localStorage.getItem(`swatchbook:${name}`);
    } catch {
      return null;
    }
  };
  for (const [name, { attribute, values, fallback }] of Object.entries(preferences)) {
    const choice = read(name) ?? '';
    if (attribute) root.setAttribute(attribute, values.includes(choice) ? choice : fallback);
  }
  const systemMode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = root.dataset.modeChoice;
  root.dataset.mode = mode === 'system' ? systemMode : mode;
  const fromHash = /\.(js|tsx)$/.exec(location.hash)?.[1];
  if (fromHash) root.dataset.code = fromHash === 'js' ? 'JS' : 'TS';
}

/** The text of the script in the head. */
export const START_SCRIPT = /* @__PURE__ */ formatInlineScript(applyStoredPreferences, PREFERENCES);
