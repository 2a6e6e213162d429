/** Caches that live in memory; `quota` is the number of entries they take. */
export function createTestCaches(quota = Number.POSITIVE_INFINITY): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string): TestCache => {
    const entries = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, entries);
    return createTestCache(entries, () => countEntries(stores) < quota);
  };
  const caches: TestCacheStorage = {
    keys: () => Promise.resolve([...stores.keys()]),
    has: (name) => Promise.resolve(stores.has(name)),
    delete: (name) => Promise.resolve(stores.delete(name)),
    open: (name) => Promise.resolve(open(name)),
    async match(url, options = {}) {
      const names = options.cacheName === undefined ? [...stores.keys()] : [options.cacheName];
      for (const name of names) {
        const found = stores.get(name)?.get(toPath(url));
        if (found) return found.clone();
      }
      return undefined;
    },
  };
  // Only what the code under test calls is there.
  return caches as CacheStorage;
}

type TestCache = Pick<Cache, 'keys' | 'match' | 'put' | 'delete'>;
type TestCacheStorage = Omit<CacheStorage, 'open'> & { open(name: string): Promise<TestCache> };

const ORIGIN = 'https://docs.example';

function createTestCache(entries: Map<string, Response>, hasSpace: () => boolean): TestCache {
  return {
    keys: () => Promise.resolve([...entries.keys()].map((path) => new Request(ORIGIN + path))),
    match: (url) => Promise.resolve(entries.get(toPath(url))?.clone()),
    delete: (url) => Promise.resolve(entries.delete(toPath(url))),
    async put(url, response) {
      if (!hasSpace()) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      entries.set(toPath(url), response);
    },
  };
}

function toPath(url: RequestInfo | URL): string {
  return new URL(url instanceof Request ? url.url : url, ORIGIN).pathname;
}

function countEntries(stores: ReadonlyMap<string, ReadonlyMap<string, Response>>): number {
  return [...stores.values()].reduce((sum, { size }) => sum + size, 0);
}
