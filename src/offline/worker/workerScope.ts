import type { PageMessage } from '../messages.ts';

/**
 * The parts of a service worker's global scope in use here. TypeScript keeps them in a library of their
 * own, which cannot be used together with the one for pages.
 */
export interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly WorkerClient[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
}

/** An event that keeps the worker alive until what it started is done. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A message of a page. */
export interface PageMessageEvent extends LastingEvent {
  readonly data: PageMessage;
  readonly ports: readonly MessagePort[];
  readonly source: WorkerClient | null;
}

/** A page or frame seen from the worker. */
export interface WorkerClient {
  readonly url: string;
  readonly frameType: 'auxiliary' | 'top-level' | 'nested' | 'none';
  postMessage(message: unknown, transfer?: Transferable[]): void;
}

/** This worker. */
export const scope = self as unknown as WorkerScope;
