import type { SearchAnswer, SearchHit } from '../searchAnswer.ts';
import type { SearchProduct } from '../shard.ts';
import type { FromWorker, IndexStatus, Question, ToWorker } from './protocol.ts';

/** What is known at a moment. */
export interface SearchState {
  readonly products: readonly SearchProduct[];
  readonly status: IndexStatus;
  /** The newest answer; it may belong to an earlier question while the next one is being answered. */
  readonly answer: SearchAnswer | null;
  /** The question the answer belongs to. */
  readonly answered: Question | null;
  /** Pages to begin with. */
  readonly start: readonly SearchHit[];
}

/** The page's end of the line to the worker. */
export interface SearchClient {
  getState(): SearchState;
  subscribe(listener: () => void): () => void;
  /** Begins to load the index for a reader in this product. */
  open(productId: string | null): void;
  ask(question: Question): void;
  retry(): void;
}

/** What the client needs of a worker. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
}

/** What the client needs of a browser; tests pass their own. */
export interface ClientEnvironment {
  createWorker(): WorkerLike;
  readonly savesData: boolean;
}

export const INITIAL_STATE: SearchState = {
  products: [],
  status: { state: 'empty', failure: 'none' },
  answer: null,
  answered: null,
  start: [],
};

/** A client whose worker starts with the first call. */
export function createSearchClient({ createWorker, savesData }: ClientEnvironment): SearchClient {
  const listeners = new Set<() => void>();
  let state = INITIAL_STATE;
  let worker: WorkerLike | null = null;
  let productId: string | null = null;
  let newest = 0;
  let asked: Question | null = null;

  function update(change: Partial<SearchState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function receive(message: FromWorker): void {
    if (message.kind === 'products') update({ products: message.products });
    else if (message.kind === 'status') update({ status: message.status });
    // An answer to an earlier question comes too late to be of use.
    else if (message.id === newest) {
      update({ answer: message.answer, answered: asked, start: message.start });
    }
  }

  /** The worker's own file may be missing or broken; a retry starts a new one. */
  function fail(): void {
    worker?.terminate();
    worker = null;
    update({ status: { state: 'empty', failure: 'never' } });
  }

  function start(): WorkerLike {
    const started = createWorker();
    started.addEventListener('message', ({ data }) => receive(data));
    started.addEventListener('error', fail);
    started.postMessage({ kind: 'open', productId, savesData });
    if (asked) started.postMessage({ kind: 'ask', id: newest, question: asked });
    return started;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(id) {
      productId = id;
      if (worker) worker.postMessage({ kind: 'open', productId, savesData });
      else worker = start();
    },
    ask(question) {
      newest += 1;
      asked = question;
      if (worker) worker.postMessage({ kind: 'ask', id: newest, question });
    },
    retry() {
      if (worker) {
        worker.postMessage({ kind: 'retry' });
        return;
      }
      update({ status: INITIAL_STATE.status });
      worker = start();
    },
  };
}
