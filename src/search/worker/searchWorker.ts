import { toAddress } from '../../model/address.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { createSearchHost } from './searchHost.ts';

/** A file that takes longer than this is given up and asked for again. */
const FETCH_LIMIT_MS = 15_000;

/** What the page's types lack about the place a worker runs in. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope: WorkerScope = self;

const host = createSearchHost({
  async fetchJson(url, { fresh }) {
    const response = await fetch(toAddress(url), {
      cache: fresh ? 'reload' : 'default',
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    });
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`);
    return response.json();
  },
  post: (message) => scope.postMessage(message),
  pause: () => new Promise((resolve) => setTimeout(resolve, 0)),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

scope.addEventListener('message', (event) => host.receive(event.data));
