import { formatInlineScript } from '../ui/formatInlineScript.ts';

declare global {
  interface Document {
    /** What was typed since the reader asked for search; undefined while nobody waits for it. */
    searchText?: string | undefined;
    /** Goes to the page of search, or says why search cannot be had. */
    leaveForSearch?: () => void;
  }
}

/** Dispatched when search is wanted (`searchText` is set) or may be soon. */
export const SEARCH_EVENT = 'swatchbook:search';

/** Where search is without scripts, and where it leads when its own cannot be loaded. */
export const SEARCH_PAGE = `${import.meta.env.BASE_URL}search/`;

/** What is needed of a browser to listen for search; tests pass their own. */
export interface SearchKeysEnvironment {
  readonly document: Pick<
    Document,
    | 'addEventListener'
    | 'dispatchEvent'
    | 'getElementById'
    | 'leaveForSearch'
    | 'querySelector'
    | 'searchText'
    | 'siteStorage'
  >;
  readonly location: Pick<Location, 'assign'>;
  readonly navigator: Pick<Navigator, 'platform'>;
  fetch(url: string): Promise<unknown>;
  setTimeout(callback: () => void, ms: number): unknown;
}

/**
 * Listens for Ctrl or Cmd and K and for the slash, and keeps what is typed until search is there. It
 * runs at the end of the body, so that nothing is lost on the way. It is inlined from its source
 * text, hence it must not use anything from outside its own body.
 */
export function addSearchKeys(searchPage: string, environment?: SearchKeysEnvironment): void {
  const browser = environment ?? window;
  const { document } = browser;
  // Scripts that have not come by then may never do.
  const PATIENCE_MS = 8000;

  function isField(target: EventTarget | null): boolean {
    const fields = 'input, textarea, select, [contenteditable], [role="textbox"]';
    return target !== null && 'closest' in target && (target as Element).closest(fields) !== null;
  }

  // Readers who speak to their computer can switch single letters off.
  function isSlashOn(): boolean {
    return document.siteStorage?.local.getItem('swatchbook:slash-search') !== 'off';
  }

  function isShortcut({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
    return key === '/' && !isField(target) && isSlashOn();
  }

  // Answers whether a key was meant for the field that is still to come.
  function keep({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
    const text = document.searchText;
    if (text === undefined || ctrlKey || metaKey) return false;
    if (key === 'Escape') document.searchText = undefined;
    else if (key === 'Backspace') document.searchText = text.slice(0, -1);
    else if (key.length === 1) document.searchText = text + key;
    else return false;
    return true;
  }

  function leave(): void {
    if (document.searchText === undefined) return;
    // Where that page would not come either, what is being read has to stay.
    browser.fetch(searchPage).then(
      () => {
        const text = document.searchText;
        if (text !== undefined)
          browser.location.assign(`${searchPage}?q=${encodeURIComponent(text)}`);
      },
      () => {
        document.searchText = undefined;
        const note = document.getElementById('_network');
        if (note) note.textContent = 'Search cannot be loaded: there is no connection.';
      },
    );
  }

  function announce(): void {
    document.dispatchEvent(new Event('swatchbook:search'));
  }

  function ask(): void {
    document.searchText ??= '';
    browser.setTimeout(leave, PATIENCE_MS);
    announce();
  }

  document.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey) return;
      if (keep(event)) {
        event.preventDefault();
        event.stopPropagation();
      } else if (isShortcut(event)) {
        event.preventDefault();
        if (!document.querySelector('dialog[data-search]')) ask();
      } else if (event.key === 'Control' || event.key === 'Meta') {
        // The first half of the shortcut announces the second.
        announce();
      }
    },
    true,
  );
  document.leaveForSearch = leave;
  const keys = document.querySelector('[data-search-keys]');
  if (keys && /Mac|iP/.test(browser.navigator.platform)) keys.textContent = '⌘ K';
}

/** The text of the script at the end of the body. */
export const SEARCH_SCRIPT = /* @__PURE__ */ formatInlineScript(addSearchKeys, SEARCH_PAGE);
