import { describeFailure } from './describeFailure.ts';
import type { OfflineList } from '../offlineList.ts';
import { deleteSavedCaches, listSavedProducts } from './savedProducts.ts';
import { saveProduct, type Device } from './saveProduct.ts';
import { changeSaveState, type SaveEvent, type SaveState } from './saveState.ts';
import { fetchServerBuild } from '../start/serverBuild.ts';
import { compareBuild } from './buildStatus.ts';

/** Saves and removes products; continues when the reader goes to another page. */
export interface SaveStore {
  read(productId: string): SaveState;
  subscribe(onChange: () => void): () => void;
  check(productId: string): Promise<void>;
  save(productId: string): Promise<void>;
  cancel(productId: string): void;
  remove(productId: string): Promise<void>;
}

interface StoreOptions {
  readonly build: string;
  readonly device: Device;
  /** Called whenever saving starts or the last one ends. */
  readonly onBusy: (isBusy: boolean) => void;
}

const CHECKING: SaveState = { kind: 'checking' };

/** Makes the store of a page. */
export function createSaveStore({ build, device, onBusy }: StoreOptions): SaveStore {
  const states = new Map<string, SaveState>();
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  const read = (productId: string): SaveState => states.get(productId) ?? CHECKING;
  const send = (productId: string, event: SaveEvent): void => {
    states.set(productId, changeSaveState(read(productId), event));
    for (const listener of listeners) listener();
  };
  const findBytes = (productId: string): number | null => {
    const state = read(productId);
    return state.kind === 'saving' ? state.total : 'bytes' in state ? state.bytes : null;
  };
  const fail = async (productId: string, error: unknown): Promise<void> => {
    const bytes = findBytes(productId);
    const status = compareBuild(await fetchServerBuild(device.load), build);
    send(productId, { kind: 'failed', bytes, problem: describeFailure(error, status) });
  };
  return {
    read,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async check(productId) {
      const saved = await findSaved(device, productId);
      const server = saved ? null : await fetchServerBuild(device.load);
      send(productId, { kind: 'checked', saved, server, productId });
    },
    async save(productId) {
      if (running.has(productId)) return;
      const controller = new AbortController();
      running.set(productId, controller);
      send(productId, { kind: 'started' });
      onBusy(true);
      const onProgress = (done: number, total: number): void =>
        send(productId, { kind: 'progressed', done, total });
      const { signal } = controller;
      // Saving continues whatever the browser, or the reader it asks, decides.
      void device.askToPersist();
      await saveProduct({ productId, build, signal, onProgress }, device).then(
        (list) => send(productId, { kind: 'finished', list }),
        (error: unknown) =>
          signal.aborted
            ? send(productId, { kind: 'dropped', bytes: findBytes(productId) })
            : fail(productId, error),
      );
      running.delete(productId);
      onBusy(running.size > 0);
    },
    cancel: (productId) => running.get(productId)?.abort(),
    async remove(productId) {
      const bytes = findBytes(productId);
      await deleteSavedCaches(device.caches, productId);
      send(productId, { kind: 'dropped', bytes });
    },
  };
}

async function findSaved({ caches }: Device, productId: string): Promise<OfflineList | null> {
  const saved = await listSavedProducts(caches);
  return saved.find((list) => list.productId === productId) ?? null;
}
