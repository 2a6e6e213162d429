import { describe, expect, test } from 'vitest';
import { saveProduct, type Device } from './saveProduct.ts';
import { createTestCaches } from '../../../tests/offline/testCaches.ts';
import { createTestDevice, TEST_LIST } from '../../../tests/offline/savedSite.ts';

const NAME = 'swatchbook:B:saved:joy-ui';

function save(device: Device, signal = new AbortController().signal): Promise<number[]> {
  const progress: number[] = [];
  const onProgress = (done: number, total: number): void => void progress.push(done / total);
  return saveProduct({ productId: 'joy-ui', build: 'B', signal, onProgress }, device).then(
    () => progress,
  );
}

async function listKept({ caches }: Device): Promise<string[]> {
  if (!(await caches.has(NAME))) return [];
  const cache = await caches.open(NAME);
  return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
}

const failing = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

describe('saving a product', () => {
  test('keeps every file and, last, the list that makes the copy count', async () => {
    const device = createTestDevice();
    const progress = await save(device);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect([progress.length, progress.at(-1)]).toEqual([3, 1]);
    expect(await listKept(device)).toEqual([
      '/assets/a-1.js',
      '/data/offline/joy-ui.json',
      '/joy-ui/',
      '/joy-ui/react-button/',
    ]);
  });

  test('takes hashed files from wherever they are kept, pages from the server only', async () => {
    const device = createTestDevice();
    const other = await device.caches.open('swatchbook:A:assets');
    for (const { url } of TEST_LIST.files) await other.put(url, new Response('old'));
    await save(device);
    expect(device.requests).toEqual([
      '/data/offline/joy-ui.json',
      '/joy-ui/react-button/',
      '/joy-ui/',
    ]);
  });

  test('replaces the copy of an older build', async () => {
    const device = createTestDevice();
    await device.caches.open('swatchbook:A:saved:joy-ui');
    await device.caches.open('swatchbook:A:saved:system');
    await save(device);
    expect(await device.caches.keys()).toEqual(['swatchbook:A:saved:system', NAME]);
  });

  test('goes on where a failed try stopped', async () => {
    const device = createTestDevice();
    device.answers = { '/joy-ui/': failing };
    await expect(save(device)).rejects.toThrow('Failed to fetch');
    expect(await listKept(device)).toContain('/assets/a-1.js');
    expect(await listKept(device)).not.toContain('/data/offline/joy-ui.json');
    device.answers = {};
    device.requests.length = 0;
    await save(device);
    expect(device.requests).not.toContain('/assets/a-1.js');
    expect(await listKept(device)).toHaveLength(4);
  });

  test('leaves nothing behind when the reader cancels', async () => {
    const device = createTestDevice();
    const controller = new AbortController();
    device.answers = {
      '/joy-ui/': () => {
        controller.abort();
        return failing();
      },
    };
    await expect(save(device, controller.signal)).rejects.toThrow('This operation was aborted');
    expect(await device.caches.keys()).toEqual([]);
  });

  test('does not start without enough space', async () => {
    const device = { ...createTestDevice(), findFreeBytes: () => Promise.resolve(999) };
    await expect(save(device)).rejects.toThrow('1000 bytes are needed and 999 are free.');
    expect(device.requests).toEqual(['/data/offline/joy-ui.json']);
  });

  test('gives the space back when it runs out in the middle', async () => {
    const device = createTestDevice(createTestCaches(2));
    await expect(save(device)).rejects.toThrow('1000 bytes are needed and too few are free.');
    expect(await device.caches.keys()).toEqual([]);
  });

  test.each([
    ['the list is of another build', '/data/offline/joy-ui.json', { ...TEST_LIST, buildId: 'C' }],
    ['a file is gone', '/joy-ui/', null],
  ])('fails when %s', async (_, url, body) => {
    const device = createTestDevice();
    const response = body === null ? new Response('', { status: 404 }) : Response.json(body);
    device.answers = { [url]: () => Promise.resolve(response) };
    await expect(save(device)).rejects.toThrow(
      body === null ? '/joy-ui/ is gone (404).' : 'The site moved on to C.',
    );
  });
});
