import { followUpdates } from './followUpdates.ts';
import { ASK_PAGE, type PageMessage } from './messages.ts';
import { isSavingData } from './isSavingData.ts';

/** The page's side of the service worker. */
export interface Offline {
  /** Tells the worker which page is being read. */
  visit(pathname: string): void;
}

/** Registers the worker and follows its updates. */
export function startOffline(browser: Window & typeof globalThis, build: string): Offline {
  const { serviceWorker: container } = browser.navigator;
  let current: string | null = null;
  const tellVisit = (): void => {
    if (current === null) return;
    const message: PageMessage = isSavingData(browser.navigator)
      ? { kind: 'started' }
      : { kind: 'visited', pathname: current, assets: listLoadedAssets(browser) };
    container.controller?.postMessage(message);
  };
  container.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.data === ASK_PAGE) event.ports[0]?.postMessage(build);
  });
  container.startMessages();
  // The first worker has not seen what was loaded, and a new one starts with nothing.
  container.addEventListener('controllerchange', tellVisit);
  followUpdates(browser, build);
  return {
    visit(pathname) {
      current = pathname;
      tellVisit();
    },
  };
}

function listLoadedAssets({ performance, location }: Window): readonly string[] {
  const folder = `${location.origin}/assets/`;
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = names.filter((name) => name.startsWith(folder));
  return [...new Set(own.map((name) => name.slice(location.origin.length)))];
}
