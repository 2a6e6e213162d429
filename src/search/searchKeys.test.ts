import { beforeEach, describe, expect, test } from 'vitest';
import { addSearchKeys } from './searchKeys.ts';
import { isSlashOn, setSlash } from './slashKey.ts';

type KeyListener = (event: KeyboardEvent) => void;

/** A browser that knows how to hand on keys. */
function createBrowser() {
  const values = new Map<string, string>();
  const listeners: KeyListener[] = [];
  const browser = {
    prevented: [] as string[],
    announced: 0,
    address: '',
    timers: [] as (() => void)[],
    dialog: null as Element | null,
    label: { textContent: 'Ctrl K' },
    document: {
      searchText: undefined as string | undefined,
      siteStorage: {
        local: {
          getItem: (key: string) => values.get(key) ?? null,
          setItem: (key: string, value: string) => values.set(key, value).size > 0,
        },
      },
      addEventListener: (_: string, listener: KeyListener) => void listeners.push(listener),
      getElementById: () => browser.note,
      dispatchEvent: () => (browser.announced += 1) > 0,
      querySelector: (selector: string) =>
        selector === 'dialog[data-search]' ? browser.dialog : browser.label,
    },
    location: { assign: (url: string) => (browser.address = url) },
    navigator: { platform: 'Linux x86_64' },
    isReachable: true,
    note: { textContent: '' },
    fetch: () =>
      browser.isReachable ? Promise.resolve() : Promise.reject(new TypeError('Failed')),
    setTimeout: (callback: () => void) => browser.timers.push(callback),
    press(key: string, more: Partial<KeyboardEvent> = {}) {
      const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, target: null };
      const preventDefault = () => browser.prevented.push(key);
      const event = { ...none, key, preventDefault, stopPropagation: () => undefined, ...more };
      for (const listener of listeners) listener(event as KeyboardEvent);
    },
  };
  return browser;
}

let browser: ReturnType<typeof createBrowser>;
function listen(): void {
  addSearchKeys('/search/', browser as unknown as Parameters<typeof addSearchKeys>[1]);
}
beforeEach(() => {
  browser = createBrowser();
});

describe('search is asked for', () => {
  const field = { closest: () => ({}) } as unknown as Element;
  const button = { closest: () => null } as unknown as Element;
  test.each([
    ['k', { ctrlKey: true }, true],
    ['k', { metaKey: true }, true],
    ['K', { metaKey: true }, true],
    ['k', { ctrlKey: true, target: field }, true],
    ['k', { ctrlKey: true, shiftKey: true }, false],
    ['k', { ctrlKey: true, altKey: true }, false],
    ['k', {}, false],
    ['/', {}, true],
    ['/', { shiftKey: true }, true],
    ['/', { target: button }, true],
    ['/', { target: field }, false],
    ['/', { altKey: true }, false],
  ] as const)('by %s with %j: %s', (key, more, isAsked) => {
    listen();
    browser.press(key, more);
    expect(browser.document.searchText).toBe(isAsked ? '' : undefined);
    expect(browser.announced).toBe(isAsked ? 1 : 0);
    expect(browser.prevented).toEqual(isAsked ? [key] : []);
  });

  test('not a second time while it is open', () => {
    listen();
    browser.dialog = {} as Element;
    browser.press('k', { ctrlKey: true });
    expect(browser.prevented).toEqual(['k']);
    expect(browser.document.searchText).toBeUndefined();
  });
});

test('the first half of the shortcut announces the second', () => {
  listen();
  browser.press('Control', { ctrlKey: true });
  expect(browser.announced).toBe(1);
  expect(browser.document.searchText).toBeUndefined();
});

describe('what is typed until search is there', () => {
  test('is kept, corrections included', () => {
    listen();
    browser.press('/');
    for (const key of ['b', 'u', 'x', 'Backspace', 't', 'Shift', '/']) browser.press(key);
    expect(browser.document.searchText).toBe('but/');
    expect(browser.prevented).toEqual(['/', 'b', 'u', 'x', 'Backspace', 't', '/']);
  });

  test('leaves shortcuts of the browser alone', () => {
    listen();
    browser.press('/');
    browser.press('r', { ctrlKey: true });
    expect(browser.document.searchText).toBe('');
    expect(browser.prevented).toEqual(['/']);
  });

  test('is forgotten on Escape', () => {
    listen();
    for (const key of ['/', 'a', 'Escape', 'b']) browser.press(key);
    expect(browser.document.searchText).toBeUndefined();
    expect(browser.prevented).toEqual(['/', 'a', 'Escape']);
  });

  test('goes to the search page when search does not come', async () => {
    listen();
    for (const key of ['/', 'a', '&']) browser.press(key);
    for (const timer of browser.timers) timer();
    await expect.poll(() => browser.address).toBe('/search/?q=a%26');
  });

  test('stays here when that page cannot be had either', async () => {
    listen();
    browser.isReachable = false;
    for (const key of ['/', 'a']) browser.press(key);
    for (const timer of browser.timers) timer();
    const words = 'Search cannot be loaded: there is no connection.';
    await expect.poll(() => browser.note.textContent).toBe(words);
    expect(browser.address).toBe('');
    expect(browser.document.searchText).toBeUndefined();
  });

  test('stays here when search has come', () => {
    listen();
    for (const key of ['/', 'a']) browser.press(key);
    browser.document.searchText = undefined;
    for (const timer of browser.timers) timer();
    expect(browser.address).toBe('');
  });
});

describe('the slash', () => {
  test('can be switched off and on again', () => {
    listen();
    setSlash(browser.document.siteStorage.local, false);
    expect(isSlashOn(browser.document.siteStorage.local)).toBe(false);
    browser.press('/');
    expect(browser.document.searchText).toBeUndefined();
    setSlash(browser.document.siteStorage.local, true);
    browser.press('/');
    expect(browser.document.searchText).toBe('');
  });
});

test.each([
  ['MacIntel', '⌘ K'],
  ['iPhone', '⌘ K'],
  ['Linux x86_64', 'Ctrl K'],
])('on %s the button names %s', (platform, label) => {
  browser.navigator.platform = platform;
  listen();
  expect(browser.label.textContent).toBe(label);
});
