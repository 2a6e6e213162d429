declare global {
  interface Document {
    /** Opened by the script in the head, which every other script of the document follows. */
    siteStorage?: SiteStorage;
  }
}

/** A storage area that never throws. */
export interface SafeStorage {
  getItem(key: string): string | null;
  /** Stores a value; returns false where the browser refused it and it lasts only as long as the tab. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
}

/** Everything the site stores in a browser goes through here. */
export interface SiteStorage {
  readonly local: SafeStorage;
  readonly session: SafeStorage;
  /** The text of `document.cookie`. */
  readCookies(): string;
  /** Sets a cookie, given as a `document.cookie` assignment takes it. */
  writeCookie(cookie: string): void;
}

/** The parts of a window in use here. */
export interface StorageWindow {
  readonly document: Pick<Document, 'cookie'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  name: string;
}

/** The page's storage. */
export function getStorage(): SiteStorage {
  return (document.siteStorage ??= openStorage(window));
}

/** A cookie of the reader. */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error('getCookie() is not supported on the server. Call it in an effect instead.');
  }
  return readCookie(getStorage().readCookies(), name);
}

/** Finds a cookie in the text of `document.cookie`. Inlined from its source text, as the function below. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key, ...rest] = pair.trim().split('=');
    if (key === name) return rest.join('=');
  }
  return undefined;
}

/**
 * Opens storage that works where site data is blocked, full or broken: what the browser refuses is kept in
 * `window.name`, which survives reloads and ends with the tab. A blocked area is also replaced on the window, for
 * libraries that use it unguarded (the router remembers scroll positions there). Inlined from its source text, hence
 * it must not use anything from outside its own body.
 */
export function openStorage(browser: StorageWindow): SiteStorage {
  const kept = new Map<string, string>();
  try {
    for (const [key, value] of Object.entries(JSON.parse(browser.name)))
      if (typeof value === 'string') kept.set(key, value);
  } catch {
    // The name is empty or someone else's.
  }

  function keepInTab(key: string, value: string | null): void {
    if (value === null ? !kept.delete(key) : kept.get(key) === value) return;
    if (value !== null) kept.set(key, value);
    browser.name = kept.size > 0 ? JSON.stringify(Object.fromEntries(kept)) : '';
  }

  const inTab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => keepInTab(key, value),
    removeItem: (key: string) => keepInTab(key, null),
  };

  function findArea(name: 'localStorage' | 'sessionStorage') {
    try {
      const area = browser[name];
      if (area) return area;
    } catch {
      // Blocked: merely naming it throws.
    }
    try {
      Object.defineProperty(browser, name, { value: inTab, configurable: true });
    } catch {
      // Libraries then have to cope by themselves.
    }
    return inTab;
  }

  function open(name: 'localStorage' | 'sessionStorage'): SafeStorage {
    const area = findArea(name);
    const removeItem = (key: string): void => {
      keepInTab(key, null);
      try {
        area.removeItem(key);
      } catch {
        // What cannot be removed cannot be read either, or is as good as a value of another version.
      }
    };
    return {
      getItem(key) {
        try {
          return area.getItem(key) ?? inTab.getItem(key);
        } catch {
          return inTab.getItem(key);
        }
      },
      setItem(key, value) {
        try {
          area.setItem(key, value);
          // What cannot be read back is not stored.
          if (area.getItem(key) === value) return area !== inTab;
        } catch {
          // Full or broken.
        }
        // Removing always works, and an old value must not hide the new one.
        removeItem(key);
        keepInTab(key, value);
        return false;
      },
      removeItem,
    };
  }

  function readBrowserCookies(): string {
    try {
      return browser.document.cookie;
    } catch {
      // Documents without an origin have no cookies.
      return '';
    }
  }

  return {
    local: open('localStorage'),
    session: open('sessionStorage'),
    readCookies: () => [inTab.getItem('cookie'), readBrowserCookies()].filter(Boolean).join('; '),
    writeCookie(cookie) {
      try {
        browser.document.cookie = cookie;
      } catch {
        // As above.
      }
      const pair = cookie.split(';')[0] ?? '';
      const isSet = readBrowserCookies().split('; ').includes(pair);
      keepInTab('cookie', isSet ? null : pair);
    },
  };
}
