import { describe, expect, test } from 'vitest';
import { watchNetwork, type NetworkEnvironment } from './networkScript.ts';

const ORIGIN = 'https://docs.example';
const ENTRY = `${ORIGIN}/assets/entry-1.js`;
const STYLE = `${ORIGIN}/assets/shell-1.css`;

type Answers = Readonly<Record<string, boolean>>;

const GOOD: Answers = { [ENTRY]: true, [STYLE]: true };

/** A browser that has loaded a page, with what its server answers from now on. */
function createBrowser(answers: Answers) {
  const kept = new Map<string, string>();
  const listeners = new Map<string, (event: Event) => void>();
  const asked: string[] = [];
  const browser = {
    asked,
    loads: 0,
    note: { textContent: '' },
    canStore: true,
    navigator: { onLine: true },
    location: { origin: ORIGIN, pathname: '/joy-ui/', reload: () => (browser.loads += 1) },
    performance: {
      getEntriesByType: () =>
        [...Object.keys(GOOD), `${ORIGIN}/favicon.svg`, 'https://ads.example/assets/a.js'].map(
          (name) => ({ name }),
        ),
    },
    document: {
      documentElement: { dataset: {} as DOMStringMap },
      getElementById: () => browser.note,
      renewCode: undefined as ((failure: string) => void) | undefined,
      siteStorage: {
        session: {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) =>
            browser.canStore && kept.set(key, value).size > 0,
        },
      },
    },
    fetch: (url: string) => {
      asked.push(url);
      const ok = answers[url] ?? false;
      return Promise.resolve({
        ok,
        text: () => Promise.resolve(''),
      });
    },
    addEventListener: (type: string, listener: (event: Event) => void) =>
      void listeners.set(type, listener),
    dispatch: (type: string, event: object = {}) => listeners.get(type)?.(event as Event),
  };
  watchNetwork(browser as unknown as NetworkEnvironment);
  return browser;
}

/** Waits until all that was asked for is answered and acted upon. */
const act = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('code that came broken', () => {
  test.each([
    ['a module that cannot be fetched', 'error', { target: { rel: 'modulepreload' } }, 1],
    ['a module that cannot be parsed', 'error', { error: new SyntaxError('Unexpected') }, 1],
    [
      'a module that cannot be imported',
      'unhandledrejection',
      { reason: new TypeError('Importing a module script failed.') },
      1,
    ],
    [
      'an import that cannot be parsed',
      'unhandledrejection',
      { reason: new SyntaxError("Unexpected token '<'") },
      1,
    ],
    ['an image that cannot be fetched', 'error', { target: { src: '/a.png' } }, 0],
    ['code that throws', 'error', { error: new TypeError('x is not a function') }, 0],
    ['a promise that nobody minds', 'unhandledrejection', { reason: new Error('late') }, 0],
  ])('%s leads to so many loads: %s %o %s', async (_, type, event, loads) => {
    const browser = createBrowser(GOOD);
    browser.dispatch(type, event);
    await act();
    expect(browser.loads).toBe(loads);
    expect(browser.asked).toEqual(loads === 0 ? [] : [ENTRY]);
  });

  test('is fetched anew once', async () => {
    const browser = createBrowser(GOOD);
    for (let count = 0; count < 2; count += 1) {
      browser.document.renewCode?.('');
      await act();
    }
    expect(browser.loads).toBe(1);
  });

  test('leaves the page when it is missing', async () => {
    const browser = createBrowser({ ...GOOD, [ENTRY]: false });
    browser.document.renewCode?.('');
    await act();
    expect(browser.loads).toBe(0);
  });

  test('counts when a failure names it though the browser does not list it', async () => {
    const browser = createBrowser(GOOD);
    browser.document.renewCode?.(`TypeError: Failed to fetch ${ORIGIN}/assets/panel-1.js`);
    await act();
    expect(browser.asked).toContain(`${ORIGIN}/assets/panel-1.js`);
    expect(browser.loads).toBe(0);
  });

  test('leaves a page that could load forever', async () => {
    const browser = createBrowser(GOOD);
    browser.canStore = false;
    browser.document.renewCode?.('');
    await act();
    expect(browser.loads).toBe(0);
  });

  test('is left to the page once that runs', async () => {
    const browser = createBrowser(GOOD);
    browser.document.documentElement.dataset.hydrated = '';
    browser.dispatch('error', { target: { rel: 'modulepreload' } });
    await act();
    expect(browser.loads).toBe(0);
  });
});

test('the note follows the network', () => {
  const browser = createBrowser(GOOD);
  expect(browser.note.textContent).toBe('');
  browser.navigator.onLine = false;
  browser.dispatch('offline');
  expect(browser.note.textContent).toContain('You are offline.');
  browser.navigator.onLine = true;
  browser.dispatch('online');
  expect(browser.note.textContent).toBe('');
});
