import type { PageMessage } from '../messages.ts';

/** Seen in Chromium: while the old worker is busy, a new one is held back, even after it has become idle. */
const AGAIN_MS = 2000;

/** Calls back when a new worker waits; the returned function lets it take over, and repeats until it has. */
export function watchWaiting(container: ServiceWorkerContainer, onWaiting: () => void): () => void {
  let registration: ServiceWorkerRegistration | undefined;
  void container.getRegistration().then((registered) => {
    registration = registered;
    if (registered) watch(registered, onWaiting);
  });
  return () => {
    const waiting = registration?.waiting;
    const call = (): void => {
      if (!waiting || registration?.waiting !== waiting) return;
      const message: PageMessage = { kind: 'activate' };
      waiting.postMessage(message);
      setTimeout(call, AGAIN_MS);
    };
    call();
  };
}

function watch(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const follow = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (registration.waiting === worker) onWaiting();
    });
  };
  if (registration.waiting) onWaiting();
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
}
