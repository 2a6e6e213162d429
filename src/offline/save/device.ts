import type { Device } from './saveProduct.ts';

/** The browser as saving sees it. */
export function createDevice({ caches, fetch, navigator }: Window & typeof globalThis): Device {
  return {
    caches,
    load: fetch.bind(globalThis),
    async findFreeBytes() {
      const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {};
      return quota === undefined ? null : Math.max(0, quota - (usage ?? 0));
    },
    askToPersist: async () => navigator.storage?.persist?.(),
  };
}
