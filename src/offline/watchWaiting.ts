import type { PageMessage } from './messages.ts';

/** Tells when a new worker waits; the answer lets it take over. */
export function watchWaiting(container: ServiceWorkerContainer, onWaiting: () => void): () => void {
  let registration: ServiceWorkerRegistration | undefined;
  void container.getRegistration().then((registered) => {
    registration = registered;
    if (registered) watch(registered, onWaiting);
  });
  return () => {
    const message: PageMessage = { kind: 'activate' };
    registration?.waiting?.postMessage(message);
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
