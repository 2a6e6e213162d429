import { expect, test } from 'vitest';
import { openStorage, type StorageWindow } from './storage.ts';

/** A storage area with room for so many characters. */
function createArea(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('Full.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

/** A window that stores everything; its cookie jar holds one cookie. */
function createWindow(overrides: Partial<StorageWindow> = {}): StorageWindow {
  return {
    name: '',
    document: { cookie: '' },
    localStorage: createArea(),
    sessionStorage: createArea(),
    ...overrides,
  };
}

function throwSecurityError(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Windows that refuse in different ways; each keeps what it is told for the tab. */
const REFUSALS: readonly (readonly [string, () => StorageWindow])[] = [
  [
    'blocks access',
    () =>
      Object.defineProperties(createWindow(), {
        localStorage: { get: throwSecurityError, configurable: true },
        sessionStorage: { get: throwSecurityError, configurable: true },
      }),
  ],
  [
    'blocks access for good',
    () =>
      Object.defineProperties(createWindow(), {
        localStorage: { get: throwSecurityError, configurable: false },
        sessionStorage: { get: throwSecurityError, configurable: false },
      }),
  ],
  ['has no storage', () => createWindow({ localStorage: null, sessionStorage: null })],
  [
    'throws on every call',
    () => {
      const broken = {
        getItem: throwSecurityError,
        setItem: throwSecurityError,
        removeItem: throwSecurityError,
      };
      return createWindow({ localStorage: broken, sessionStorage: broken });
    },
  ],
  ['is full', () => createWindow({ localStorage: createArea(0), sessionStorage: createArea(0) })],
];

test.each(REFUSALS)(
  'a browser that %s keeps values for the tab',
  { tags: ['fault'] },
  (_, createRefusal) => {
    const browser = createRefusal();
    const before = openStorage(browser);
    expect(before.local.getItem('mode')).toBeNull();
    expect(before.local.setItem('mode', 'dark')).toBe(false);
    expect(before.session.setItem('tree', '{}')).toBe(false);
    before.session.removeItem('tree');
    expect(before.local.getItem('mode')).toBe('dark');
    const { local, session } = openStorage(Object.assign(createRefusal(), { name: browser.name }));
    expect(local.getItem('mode')).toBe('dark');
    expect(session.getItem('tree')).toBeNull();
    local.removeItem('mode');
    expect(local.getItem('mode')).toBeNull();
  },
);

test('a working browser keeps values itself', () => {
  const browser = createWindow();
  const { local } = openStorage(browser);
  expect(local.setItem('mode', 'dark')).toBe(true);
  expect(browser.localStorage?.getItem('mode')).toBe('dark');
  expect(browser.name).toBe('');
});

test('a value for which there is no room takes the place of the old one', () => {
  const area = createArea(4);
  const { local } = openStorage(createWindow({ localStorage: area }));
  expect(local.setItem('mode', 'dark')).toBe(true);
  expect(local.setItem('mode', 'system')).toBe(false);
  expect(local.getItem('mode')).toBe('system');
  expect(local.setItem('mode', 'dark')).toBe(true);
  expect(local.getItem('mode')).toBe('dark');
});

test('libraries find an area in place of a blocked one', () => {
  const browser = createWindow({ sessionStorage: null });
  const { session } = openStorage(browser);
  browser.sessionStorage?.setItem('scroll', '{}');
  expect(session.getItem('scroll')).toBe('{}');
});

test.each(['checkout', 'null', '5', '"text"', '[1]', '{"mode":5}', '{"mode"', '{"mode":{}}'])(
  'a window named %s holds nothing of ours',
  (name) => {
    const browser = createWindow({ name });
    expect(openStorage(browser).local.getItem('mode')).toBeNull();
    expect(browser.name).toBe(name);
  },
);

test('cookies go to the browser, or stay with the tab where it takes none', () => {
  const browser = createWindow();
  openStorage(browser).writeCookie('codeVariant=JS');
  expect(browser.document.cookie).toBe('codeVariant=JS');
  expect(browser.name).toBe('');
  for (const document of [
    Object.freeze({ cookie: '' }),
    Object.defineProperty({ cookie: '' }, 'cookie', {
      get: throwSecurityError,
      set: throwSecurityError,
    }),
  ]) {
    const blocked = createWindow({ document });
    openStorage(blocked).writeCookie('codeVariant=JS;path=/');
    expect(openStorage(blocked).readCookies()).toBe('codeVariant=JS');
  }
});
