import { formatInlineScript } from '../ui/formatInlineScript.ts';

/**
 * Runs in the head, before anything is painted: sets mode, direction and code language on the root
 * element, so that no reader sees the wrong one flash by. It is inlined from its source text, hence
 * it must not use anything from outside its own body.
 */
function applyStoredPreferences(): void {
  const root = document.documentElement;
  const read = (name: string): string | null => {
    try {
      return localStorage.getItem(`swatchbook:${name}`);
    } catch {
      return null;
    }
  };
  const choice = read('mode');
  const mode = choice === 'light' || choice === 'dark' ? choice : 'system';
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.modeChoice = mode;
  root.dataset.mode = mode === 'system' ? (systemDark ? 'dark' : 'light') : mode;
  root.dataset.apiView = /^(expanded|compact)$/.exec(read('apiView') ?? '')?.[1] ?? 'table';
  root.dir = read('direction') === 'rtl' ? 'rtl' : 'ltr';
  const fromHash = /\.(js|tsx)$/.exec(location.hash)?.[1];
  const fromCookie = /(?:^|;\s*)codeVariant=(TS|JS)/.exec(document.cookie)?.[1];
  root.dataset.code = fromHash ? (fromHash === 'js' ? 'JS' : 'TS') : (fromCookie ?? 'TS');
}

/** The text of the script in the head. */
export const START_SCRIPT = /* @__PURE__ */ formatInlineScript(applyStoredPreferences);
