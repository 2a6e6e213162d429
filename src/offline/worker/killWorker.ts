import { parseCacheName } from '../cacheNames.ts';
import { CALL_PAGE } from '../start/workerCalls.ts';
import { BUILD } from './build.ts';
import { scope } from './workerScope.ts';

/*
 * Takes the place of a worker that must go: answers no request, removes all that was kept, and leaves. Pages
 * learn of it as of any update and reload when it suits their readers.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => event.waitUntil(leave()));

scope.addEventListener('message', (event) => {
  const { data: message } = event;
  switch (message.kind) {
    case 'build':
      event.ports[0]?.postMessage(BUILD);
      break;
    case 'renew':
      event.waitUntil(renew(message.pathname, event.ports[0]));
      break;
    case 'visited':
      if (message.build !== BUILD) event.source?.postMessage(CALL_PAGE);
      // A page that reloads under a leaving worker and registers it again calls it back.
      event.waitUntil(leave());
      break;
    case 'activate':
      // Seen in Chromium: an old worker that was busy during the install holds this one back for good.
      event.waitUntil(scope.skipWaiting());
      break;
  }
});

/** Answers a page whether the server would serve its reload. */
async function renew(pathname: string, port: MessagePort | undefined): Promise<void> {
  const isThere = await fetch(pathname).then(
    ({ ok }) => ok,
    () => false,
  );
  port?.postMessage(isThere);
}

async function leave(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => parseCacheName(name) !== null);
  await Promise.all(own.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
