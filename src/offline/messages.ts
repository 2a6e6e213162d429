/** What a page asks of the worker. */
export type PageMessage =
  /** Stop waiting for pages of the old build to close. */
  | { readonly kind: 'activate' }
  /** Which build are you of? Answer: its name. */
  | { readonly kind: 'build' }
  /** This page is being read, and these files were loaded for it. */
  | { readonly kind: 'visited'; readonly pathname: string; readonly assets: readonly string[] }
  /** A page has started; what no page needs any more may go. */
  | { readonly kind: 'started' }
  /** Fetch your build's copy of this page. Answer: whether the server has one. */
  | { readonly kind: 'renew'; readonly pathname: string };

/** What the worker asks of a page: which build it is of. */
export const ASK_PAGE = 'swatchbook:build';

/** Something that takes messages: a worker seen from a page, a page seen from the worker. */
export interface Addressee {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** Asks and waits for the answer; undefined when there is none in time. */
export function ask(
  addressee: Addressee,
  message: PageMessage | typeof ASK_PAGE,
  patienceMs: number,
): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (answer: unknown): void => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(() => finish(undefined), patienceMs);
    port1.addEventListener('message', (event: MessageEvent<unknown>) => finish(event.data));
    port1.start();
    addressee.postMessage(message, [port2]);
  });
}
