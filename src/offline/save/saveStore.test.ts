import { describe, expect, test } from 'vitest';
import { createSaveStore, type SaveStore } from './saveStore.ts';
import { createTestDevice, type TestDevice } from '../../../tests/offline/savedSite.ts';

interface Stage {
  readonly device: TestDevice;
  readonly store: SaveStore;
  readonly seen: string[];
  readonly busy: boolean[];
}

function createStage(): Stage {
  const device = createTestDevice();
  const busy: boolean[] = [];
  const store = createSaveStore({ build: 'B', device, onBusy: (isBusy) => busy.push(isBusy) });
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.read('joy-ui').kind));
  return { device, store, seen, busy };
}

const OFFERED = { kind: 'offered', bytes: 1000, problem: null };
const SAVED = { kind: 'saved', bytes: 1000, pages: 2 };
const failing = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

describe('the store of saved products', () => {
  test('offers, saves, finds again and removes a product', async () => {
    const { device, store, seen, busy } = createStage();
    expect(store.read('joy-ui')).toEqual({ kind: 'checking' });
    await store.check('joy-ui');
    expect(store.read('joy-ui')).toEqual(OFFERED);
    await store.save('joy-ui');
    expect(store.read('joy-ui')).toEqual(SAVED);
    expect(seen).toEqual(['offered', 'saving', 'saving', 'saving', 'saving', 'saved']);
    expect(busy).toEqual([true, false]);
    const later = createSaveStore({ build: 'B', device, onBusy: () => undefined });
    await later.check('joy-ui');
    expect(later.read('joy-ui')).toEqual(SAVED);
    await later.remove('joy-ui');
    expect(later.read('joy-ui')).toEqual(OFFERED);
    expect(await device.caches.keys()).toEqual([]);
  });

  test('goes back to its offer when the reader cancels', async () => {
    const { device, store } = createStage();
    await store.check('joy-ui');
    device.answers = {
      '/joy-ui/': () => {
        store.cancel('joy-ui');
        return failing();
      },
    };
    await store.save('joy-ui');
    expect(store.read('joy-ui')).toEqual(OFFERED);
  });

  test.each([
    [
      'the network is away',
      { '/joy-ui/': failing, '/data/build.json': failing },
      'The network went away. What has arrived is kept: try again to go on.',
    ],
    [
      'the site was deployed anew',
      {
        '/joy-ui/': failing,
        '/data/build.json': () => Promise.resolve(Response.json({ buildId: 'C', products: {} })),
      },
      'The site was updated in the meantime. Reload this page and try again.',
    ],
    ['a file is damaged', { '/joy-ui/': failing }, 'A file arrived damaged. Try again to go on.'],
  ])('says in words that %s', async (_, answers, problem) => {
    const { device, store } = createStage();
    await store.check('joy-ui');
    device.answers = answers;
    await store.save('joy-ui');
    expect(store.read('joy-ui')).toEqual({ kind: 'offered', bytes: 1000, problem });
  });

  test('says in words that there is no space', async () => {
    const { device, store } = createStage();
    Object.assign(device, { findFreeBytes: () => Promise.resolve(400) });
    await store.check('joy-ui');
    await store.save('joy-ui');
    expect(store.read('joy-ui')).toEqual({
      kind: 'offered',
      bytes: 1000,
      problem:
        'There is not enough space for this. It takes 1.0 kB, and this browser grants 0.4 kB.',
    });
  });

  test('cannot tell the size without a network', async () => {
    const { device, store } = createStage();
    device.answers = { '/data/build.json': failing };
    await store.check('joy-ui');
    expect(store.read('joy-ui')).toEqual({
      kind: 'offered',
      bytes: null,
      problem: 'The size cannot be told while the network is away.',
    });
  });

  test('offers nothing where the build lists nothing', async () => {
    const { store } = createStage();
    await store.check('system');
    expect(store.read('system')).toEqual({ kind: 'closed' });
  });
});
