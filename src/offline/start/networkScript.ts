import { formatInlineScript } from '../../ui/formatInlineScript.ts';

declare global {
  interface Document {
    /**
     * Fetches the code of the page, and what a failure names, anew and loads the page again, once. Set by the script at
     * the end of the body.
     */
    renewCode?: (failure: string) => void;
  }
}

/** The element at the end of the body that says what is wrong with the network. */
export const NETWORK_NOTE_ID = '_network';

/** What is needed of a browser; tests pass their own. */
export interface NetworkEnvironment {
  readonly document: Pick<Document, 'getElementById' | 'renewCode' | 'siteStorage'> & {
    readonly documentElement: { readonly dataset: DOMStringMap };
  };
  readonly location: Pick<Location, 'origin' | 'pathname' | 'reload'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly performance: {
    getEntriesByType(type: 'resource'): readonly Pick<PerformanceEntry, 'name'>[];
  };
  fetch(url: string, options: RequestInit): Promise<Pick<Response, 'ok' | 'headers' | 'text'>>;
  addEventListener(
    type: 'error' | 'unhandledrejection' | 'online' | 'offline',
    listener: (event: Event) => void,
    capture?: boolean,
  ): void;
}

/**
 * Runs at the end of the body: says when there is no network, and brings code that arrived broken anew. Something between
 * the server and the reader may answer once with a page, a message or half of a file, which the browser then keeps for a
 * year. It is inlined from its source text, hence it must not use anything from outside its own body.
 */
export function watchNetwork(environment?: NetworkEnvironment): void {
  const browser = environment ?? window;
  const { document, location, navigator } = browser;
  const note = document.getElementById('_network');

  function sayNetwork(): void {
    if (note)
      note.textContent = navigator.onLine
        ? ''
        : 'You are offline. Pages that are not saved may not open.';
  }

  function listCode(failure: string): string[] {
    const loaded = browser.performance.getEntriesByType('resource').map(({ name }) => name);
    const names = [...loaded, ...(failure.match(/https?:\S+/g) ?? [])];
    const own = names.filter((name) => name.startsWith(location.origin));
    return [...new Set(own)].filter((name) => /\/assets\/[^/]+\.(?:js|css)$/.test(name));
  }

  async function renew(url: string): Promise<void> {
    const response = await browser.fetch(url, { cache: 'reload' });
    const type = response.headers.get('content-type') ?? '';
    await response.text();
    if (!response.ok || !type.startsWith(url.endsWith('.js') ? 'text/javascript' : 'text/css'))
      throw new Error(`${url} was answered with something else.`);
  }

  // A page that fails again would load forever, so it has to be remembered first.
  function renewCode(failure: string): void {
    const urls = listCode(failure);
    const key = `code renewed ${location.pathname}`;
    const session = document.siteStorage?.session;
    if (urls.length === 0 || !session || session.getItem(key) || !session.setItem(key, 'yes'))
      return;
    Promise.all(urls.map(renew)).then(
      () => location.reload(),
      // What does not come now either leaves a page that reads without it.
      () => undefined,
    );
  }

  function isBroken(event: Event): boolean {
    if ('error' in event) return event.error instanceof SyntaxError;
    // Browsers agree on no more than this word for modules that cannot be imported.
    if ('reason' in event)
      return event.reason instanceof SyntaxError || /module/i.test(String(event.reason));
    const { target } = event;
    return target !== null && 'rel' in target && target.rel === 'modulepreload';
  }

  function watchStart(event: Event): void {
    if (document.documentElement.dataset.hydrated === undefined && isBroken(event)) renewCode('');
  }

  document.renewCode = renewCode;
  browser.addEventListener('error', watchStart, true);
  browser.addEventListener('unhandledrejection', watchStart);
  browser.addEventListener('online', sayNetwork);
  browser.addEventListener('offline', sayNetwork);
  sayNetwork();
}

/** The text of the script at the end of the body. */
export const NETWORK_SCRIPT = /* @__PURE__ */ formatInlineScript(watchNetwork);
