import { toAddress } from '../../model/address.ts';
import { runQueue } from '../../model/runQueue.ts';
import { formatCacheName } from '../cacheNames.ts';
import {
  formatOfflineListUrl,
  sumBytes,
  type OfflineFile,
  type OfflineList,
} from '../offlineList.ts';
import { deleteSavedCaches } from './savedProducts.ts';

/** What saving needs of a browser. */
export interface Device {
  readonly caches: CacheStorage;
  readonly load: typeof fetch;
  /** Bytes the browser would still grant; null when it does not say. */
  readonly findFreeBytes: () => Promise<number | null>;
  /** Asks the browser not to clear what is saved when space runs short. */
  readonly askToPersist: () => Promise<unknown>;
}

/** What to save, and who wants to know about it. */
export interface SaveJob {
  readonly productId: string;
  /** The build of the page that saves; files of another one would not fit together. */
  readonly build: string;
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number, total: number) => void;
}

/** The device has not enough space. */
export class NoSpaceError extends Error {
  override readonly name = 'NoSpaceError';
  readonly needed: number;
  readonly free: number | null;
  constructor(needed: number, free: number | null) {
    super(`${needed} bytes are needed and ${free ?? 'too few'} are free.`);
    this.needed = needed;
    this.free = free;
  }
}

/** The server has other files than this page knows of. */
export class ChangedSiteError extends Error {
  override readonly name = 'ChangedSiteError';
}

const PARALLEL_LOADS = 6;

/**
 * Puts every file of a product into a cache of its own. The list is written last and marks the copy as complete; what a
 * failed try left behind is used by the next one.
 */
export async function saveProduct(job: SaveJob, device: Device): Promise<OfflineList> {
  const { productId, build, signal } = job;
  const list = await loadList(job, device);
  const name = formatCacheName({ build, kind: 'saved', product: productId });
  const cache = await device.caches.open(name);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = list.files.filter(({ url }) => !known.has(toAddress(url)));
  const total = sumBytes(list.files);
  await checkSpace(sumBytes(missing), device);
  let done = total - sumBytes(missing);
  const keep = async (file: OfflineFile, stop: AbortSignal): Promise<void> => {
    const response = await findFile(file, stop, device);
    await cache.put(toAddress(file.url), response);
    done += file.bytes;
    job.onProgress(done, total);
  };
  try {
    await runAll(missing, keep, signal);
    await cache.put(toAddress(formatOfflineListUrl(productId)), Response.json(list));
  } catch (error) {
    throw await giveUp(error, { name, total, signal }, device);
  }
  await deleteSavedCaches(device.caches, productId, name);
  return list;
}

async function loadList(
  { productId, build, signal }: SaveJob,
  { load }: Device,
): Promise<OfflineList> {
  const address = toAddress(formatOfflineListUrl(productId));
  const response = await load(address, { signal, cache: 'no-cache' });
  if (!response.ok) throw new ChangedSiteError(`There is no list of ${productId}.`);
  const list: OfflineList = await response.json();
  if (list.buildId !== build) throw new ChangedSiteError(`The site moved on to ${list.buildId}.`);
  return list;
}

async function checkSpace(needed: number, { findFreeBytes }: Device): Promise<void> {
  const free = await findFreeBytes();
  if (free !== null && free < needed) throw new NoSpaceError(needed, free);
}

/** Hashed files of other builds are the same files; all others come from the server, and are checked. */
async function findFile(
  { url, integrity }: OfflineFile,
  signal: AbortSignal,
  { caches, load }: Device,
): Promise<Response> {
  const address = toAddress(url);
  const copy = url.startsWith('/assets/') && (await caches.match(address, { ignoreVary: true }));
  if (copy) return copy;
  const response = await load(address, { integrity, signal });
  if (!response.ok) throw new ChangedSiteError(`${url} is gone (${response.status}).`);
  return response;
}

/** Runs a few at a time and stops all with the first that fails. */
async function runAll<Item>(
  items: readonly Item[],
  run: (item: Item, stop: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const stop = new AbortController();
  const onAbort = (): void => stop.abort(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    await runQueue(items, PARALLEL_LOADS, async (item) => {
      signal.throwIfAborted();
      await run(item, stop.signal).catch((error: unknown) => {
        stop.abort();
        throw error;
      });
    });
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Takes back what must not stay, and says in whose words the try failed. */
async function giveUp(
  error: unknown,
  { name, total, signal }: { name: string; total: number; signal: AbortSignal },
  device: Device,
): Promise<unknown> {
  const isFull = isNamed(error, 'QuotaExceededError');
  if (signal.aborted || isFull) await device.caches.delete(name);
  if (!isFull) return error;
  const free = await device.findFreeBytes();
  // Browsers may round this figure; one that contradicts the failure helps nobody.
  return new NoSpaceError(total, free !== null && free < total ? free : null);
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
