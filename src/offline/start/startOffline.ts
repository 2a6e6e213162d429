import type { PageMessage, Visit } from '../messages.ts';
import { ASK_PAGE, CALL_PAGE } from './workerCalls.ts';

const WORKER_URL = `${import.meta.env.BASE_URL}sw.js`;
/** Pause between two looks for a new worker in a tab that stays open. */
const CHECK_MS = 10 * 60_000;

/**
 * Registers the worker; the returned function reports which page is being read. Every page loads this, so it
 * holds only what is always needed: the code that follows updates is loaded when there is one.
 */
export function startOffline(
  browser: Window & typeof globalThis,
  build: string,
): (visit: Visit) => void {
  const { serviceWorker: container } = browser.navigator;
  let current: Visit | undefined;
  const reportVisit = (): void => {
    if (!current) return;
    const assets = listLoadedAssets(browser);
    const message: PageMessage = { kind: 'visited', build, ...current, assets };
    container.controller?.postMessage(message);
  };
  const follow = createFollower(browser, build);
  container.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (data === ASK_PAGE) ports[0]?.postMessage(build);
    if (data === CALL_PAGE) follow();
  });
  // The first worker has not seen what was loaded, and a new one starts with nothing.
  container.addEventListener('controllerchange', reportVisit);
  container.register(WORKER_URL, { updateViaCache: 'none' }).then(
    (registration) => watchRegistration(browser, registration, follow),
    // No worker, or something else under its address: the site works without it.
    () => undefined,
  );
  return (visit) => {
    current = visit;
    reportVisit();
  };
}

/** Loads what follows updates, once; what cannot be loaded is tried again at the next occasion. */
function createFollower(browser: Window & typeof globalThis, build: string): () => void {
  let isFollowing = false;
  return () => {
    if (isFollowing) return;
    isFollowing = true;
    import('../update/followUpdates.ts').then(
      ({ followUpdates }) => followUpdates(browser, build),
      () => (isFollowing = false),
    );
  };
}

/** Calls back when a second worker installs, and looks for one when the reader returns to the tab. */
function watchRegistration(
  browser: Window,
  registration: ServiceWorkerRegistration,
  onNext: () => void,
): void {
  const lookForNext = (): void => {
    const { active, installing, waiting } = registration;
    if (active && (installing ?? waiting)) onNext();
  };
  lookForNext();
  registration.addEventListener('updatefound', lookForNext);
  let looked = Date.now();
  browser.addEventListener('focus', () => {
    if (Date.now() - looked < CHECK_MS) return;
    looked = Date.now();
    // The old worker stays when the new one cannot be had.
    registration.update().catch(() => undefined);
  });
}

function listLoadedAssets({ performance, location }: Window): readonly string[] {
  const folder = `${location.origin}${import.meta.env.BASE_URL}assets/`;
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = names.filter((name) => name.startsWith(folder));
  return [...new Set(own.map((name) => name.slice(location.origin.length)))];
}
