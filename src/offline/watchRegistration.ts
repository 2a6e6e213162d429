import { isFocused, watchAttention } from './attention.ts';
import type { PageMessage } from './messages.ts';

const WORKER_URL = '/sw.js';
/** Pause between two looks for a new worker in a tab that stays open. */
const CHECK_MS = 10 * 60_000;

/** What can be done with a registered worker. */
export interface Registration {
  /** Lets the waiting worker take over. */
  activate(): void;
}

/** Registers the worker, looks for a new one now and then, and tells when one waits. */
export function watchRegistration(browser: Window, onWaiting: () => void): Registration {
  let registration: ServiceWorkerRegistration | null = null;
  browser.navigator.serviceWorker.register(WORKER_URL, { updateViaCache: 'none' }).then(
    (registered) => {
      registration = registered;
      watchWaiting(registered, onWaiting);
      lookForUpdates(browser, registered);
    },
    // No worker, or something else under its address: the site works without it.
    () => undefined,
  );
  return {
    activate() {
      const message: PageMessage = { kind: 'activate' };
      registration?.waiting?.postMessage(message);
    },
  };
}

function watchWaiting(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const follow = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (registration.waiting === worker) onWaiting();
    });
  };
  if (registration.waiting) onWaiting();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}

function lookForUpdates(browser: Window, registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  watchAttention(browser, () => {
    if (!isFocused(browser) || Date.now() - looked < CHECK_MS) return;
    looked = Date.now();
    // The old worker stays when the new one cannot be had.
    registration.update().catch(() => undefined);
  });
}
