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

/** What the events for failing elements, code and promises say about it. */
interface StartFailure {
  readonly reason?: unknown;
  readonly error?: unknown;
  readonly target?: { readonly rel?: unknown } | null;
}

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
  fetch(url: string, options: RequestInit): Promise<Pick<Response, 'ok' | 'text'>>;
  addEventListener(
    type: 'error' | 'unhandledrejection' | 'online' | 'offline',
    listener: (event: StartFailure) => void,
    capture?: boolean,
  ): void;
}

/**
 * Runs at the end of the body: says when there is no network, and brings code that arrived broken anew. Something between
 * the server and the reader may answer once with a page, a message or half of a file, which the browser then keeps for a
 * year. It is inlined from its source text, hence it must not use anything from outside its own body.
 */
export function watchNetwork(environment?: NetworkEnvironment): void {
  const browser: NetworkEnvironment = environment ?? (window as NetworkEnvironment);
  const { document, location, navigator } = browser;
  const note = document.getElementById('_network');

  function sayNetwork(): void {
    if (note) note.textContent = navigator.onLine ? '' : 'You are offline.';
  }

  async function renew(url: string): Promise<string> {
    const response = await browser.fetch(url, { cache: 'reload' });
    return response.ok ? response.text() : Promise.reject(response);
  }

  // A page that fails again would load forever, so it has to be remembered first.
  function renewCode(failure: string): void {
    const loaded = browser.performance.getEntriesByType('resource').map(({ name }) => name);
    const urls = `${loaded.join(' ')} ${failure}`.match(/http\S+\/assets\/\S+\.js/g);
    const own = urls?.filter((url) => url.startsWith(location.origin));
    const key = `renewed ${location.pathname}`;
    const session = document.siteStorage?.session;
    if (!own?.length || !session || session.getItem(key) || !session.setItem(key, '1')) return;
    Promise.all(own.map(renew)).then(
      () => location.reload(),
      // What does not come now either leaves a page that reads without it.
      () => undefined,
    );
  }

  // Browsers agree on no more than these words for modules that cannot be fetched, parsed or imported.
  function isBroken({ reason, error, target }: StartFailure): boolean {
    return /SyntaxError|module/.test(`${reason ?? error ?? target?.rel}`);
  }

  function watchStart(event: StartFailure): void {
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
