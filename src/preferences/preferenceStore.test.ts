import { expect, test } from 'vitest';
import { createPreferenceStore, resolveMode, type PreferenceState } from './preferenceStore.ts';
import { readCookie } from './storage.ts';

/** A browser with one tab's storage, cookies and system color scheme. */
function createBrowser({
  hash = '',
  cookies = '',
  dark = false,
  stored = {} as Record<string, string>,
} = {}) {
  const storage = new Map(Object.entries(stored));
  const applied: PreferenceState[] = [];
  const systemDark = {
    matches: dark,
    run: () => {},
    addEventListener(_: 'change', run: () => void) {
      this.run = run;
    },
  };
  let jar = cookies;
  let notify: (key: string | null) => void = () => {};
  const store = createPreferenceStore({
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem(key, value) {
        storage.set(key, value);
        return true;
      },
    },
    variantCookie: readCookie(jar, 'codeVariant'),
    writeCookie: (cookie) => {
      jar = cookie;
    },
    hash,
    systemDark,
    onStorage: (run) => {
      notify = run;
    },
    apply: (state) => applied.push(state),
  });
  return {
    store,
    storage,
    applied,
    systemDark,
    getCookies: () => jar,
    notify: (key: string) => notify(key),
  };
}

test('starts with what was stored and ignores what it does not know', () => {
  const { store } = createBrowser({
    stored: { 'swatchbook:mode': 'dark', 'swatchbook:direction': 'up' },
  });
  expect(store.get()).toEqual({
    mode: 'dark',
    direction: 'ltr',
    codeVariant: 'TS',
    codeStyling: 'system',
    apiView: 'table',
    demoTheme: 'default',
    systemMode: 'light',
  });
});

test('keeps a choice, applies it and tells its listeners', () => {
  const browser = createBrowser();
  let told = 0;
  browser.store.subscribe(() => {
    told += 1;
  });
  browser.store.set({ direction: 'rtl' });
  browser.store.set({ codeVariant: 'JS' });
  browser.store.set({ codeStyling: 'css' });
  expect(browser.storage.get('swatchbook:direction')).toBe('rtl');
  expect(browser.storage.get('swatchbook:codeStyling')).toBe('css');
  expect(browser.getCookies()).toContain('codeVariant=JS;');
  expect(browser.applied.at(-1)).toMatchObject({ direction: 'rtl', codeVariant: 'JS' });
  expect(told).toBe(3);
});

test('a variant from the address is shown but not kept', () => {
  const { store, getCookies } = createBrowser({ hash: '#Demo.js', cookies: 'codeVariant=TS' });
  expect(store.get().codeVariant).toBe('JS');
  expect(getCookies()).toBe('codeVariant=TS');
  store.showVariant('TS');
  expect(store.get().codeVariant).toBe('TS');
  store.showVariant('JS');
  expect(store.get().codeVariant).toBe('JS');
  expect(getCookies()).toBe('codeVariant=TS');
});

test('follows other tabs, even before their cookie arrives', () => {
  const browser = createBrowser();
  browser.storage.set('swatchbook:mode', 'dark');
  browser.notify('swatchbook:mode');
  expect(browser.store.get().mode).toBe('dark');
  browser.storage.set('swatchbook:codeVariant', 'JS');
  browser.notify('swatchbook:codeVariant');
  expect(browser.store.get().codeVariant).toBe('JS');
});

test('follows the system while the mode is system', () => {
  const browser = createBrowser();
  expect(resolveMode(browser.store.get())).toBe('light');
  browser.systemDark.matches = true;
  browser.systemDark.run();
  expect(resolveMode(browser.store.get())).toBe('dark');
  browser.store.set({ mode: 'light' });
  expect(resolveMode(browser.store.get())).toBe('light');
});
