import type { ASK_PAGE } from './start/workerCalls.ts';

/** A page that is being read. */
export interface Visit {
  readonly pathname: string;
  /** The data of the whole side navigation, of which documents hold a part. */
  readonly navigationUrl: string | null;
}

/** What a page asks of the worker. */
export type PageMessage =
  /** Stop waiting for pages of the old build to close. */
  | { readonly kind: 'activate' }
  /** Which build are you of? Answer: its name. */
  | { readonly kind: 'build' }
  /** A page of this build is being read, and these files were loaded for it. */
  | (Visit & {
      readonly kind: 'visited';
      readonly build: string;
      readonly assets: readonly string[];
    })
  /** Fetch your build's copy of this page. Answer: whether the server has one. */
  | { readonly kind: 'renew'; readonly pathname: string };

/** Something that takes messages: a worker seen from a page, a page seen from the worker. */
export interface MessageTarget {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** Posts a message and waits for the answer; undefined after the timeout. */
export function ask(
  target: MessageTarget,
  message: PageMessage | typeof ASK_PAGE,
  timeoutMs: number,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (answer: unknown): void => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(undefined), timeoutMs);
    port1.addEventListener('message', (event: MessageEvent<unknown>) => finish(event.data));
    port1.start();
    target.postMessage(message, [port2]);
  });
}
