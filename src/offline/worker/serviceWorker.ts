import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { answer, answerPage } from './answers.ts';
import { BUILD } from './build.ts';
import { classifyRequest, type RequestKind } from './classifyRequest.ts';
import { handleVisit } from './handleVisit.ts';
import { shell } from './shell.ts';
import { assets, data, frames, renewedAssets } from './strategies.ts';
import { renewPage } from './visits.ts';
import { scope } from './workerScope.ts';

// Each file is checked against its digest, so an install in the middle of a deployment fails as a whole.
scope.addEventListener('install', (event) => void shell.install(event));

scope.addEventListener('activate', (event) => {
  // The browser asks for a document while the worker is still starting.
  event.waitUntil(scope.registration.navigationPreload?.enable() ?? Promise.resolve());
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('message', (event) => {
  const reply = (value: unknown): void => event.ports[0]?.postMessage(value);
  const { data: message } = event;
  switch (message.kind) {
    case 'activate':
      event.waitUntil(scope.skipWaiting());
      break;
    case 'build':
      reply(BUILD);
      break;
    case 'visited':
      event.waitUntil(handleVisit(event, message));
      break;
    case 'renew':
      event.waitUntil(renewPage(message.pathname).then(reply));
      break;
  }
});

const handlers = {
  page: answerPage,
  frame: (options) => answer(frames, 'frame', options),
  data: (options) => answer(data, 'data', options),
  // A page asks past all caches for files that did not run.
  asset: (options) => (options.request.cache === 'reload' ? renewedAssets : assets).handle(options),
} as const satisfies Record<RequestKind, RouteHandlerCallback>;

for (const kind of ['page', 'frame', 'data', 'asset'] as const) {
  registerRoute(
    ({ request }) => classifyRequest(request, scope.location.origin) === kind,
    handlers[kind],
  );
}
