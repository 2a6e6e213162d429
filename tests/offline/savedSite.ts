import type { OfflineList } from '../../src/offline/offlineList.ts';
import type { Device } from '../../src/offline/save/saveProduct.ts';
import { createTestCaches } from './testCaches.ts';

/** A product of two pages and a script. */
export const TEST_LIST: OfflineList = {
  buildId: 'B',
  productId: 'joy-ui',
  name: 'Joy UI',
  home: '/joy-ui/',
  logo: '<path d="M0 0h24v24z"/>',
  accent: { hue: 250, chroma: 0.15 },
  pages: [
    { url: '/joy-ui/', title: 'Joy UI' },
    { url: '/joy-ui/react-button/', title: 'Button' },
  ],
  files: [
    { url: '/assets/a-1.js', bytes: 700, integrity: 'sha256-a' },
    { url: '/joy-ui/react-button/', bytes: 200, integrity: 'sha256-b' },
    { url: '/joy-ui/', bytes: 100, integrity: 'sha256-c' },
  ],
};

/** How a test's server answers an address. */
export type Answers = Readonly<Record<string, () => Promise<Response>>>;

/** A server that has the product, and a device that keeps it. */
export interface TestDevice extends Device {
  readonly requests: string[];
  answers: Answers;
}

/** Makes both; answers may be replaced. */
export function createTestDevice(caches = createTestCaches()): TestDevice {
  const requests: string[] = [];
  const device: TestDevice = {
    caches,
    requests,
    answers: {},
    async load(input, init) {
      const url = String(input);
      requests.push(url);
      init?.signal?.throwIfAborted();
      const answer = device.answers[url] ?? SITE[url];
      return answer ? answer() : new Response('Not found', { status: 404 });
    },
    findFreeBytes: () => Promise.resolve(1_000_000),
    askToPersist: () => Promise.resolve(true),
  };
  return device;
}

const SITE: Answers = {
  '/data/offline/joy-ui.json': () => Promise.resolve(Response.json(TEST_LIST)),
  '/data/build.json': () =>
    Promise.resolve(Response.json({ buildId: 'B', products: { 'joy-ui': 1000 } })),
  ...Object.fromEntries(
    TEST_LIST.files.map(({ url }) => [url, () => Promise.resolve(new Response(url))]),
  ),
};
