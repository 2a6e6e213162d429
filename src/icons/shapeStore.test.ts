import { beforeEach, expect, test } from 'vitest';
import { ICON_STYLES, PIECE_SIZE } from '../model/iconFiles.ts';
import { createShapeStore, type ShapeStore } from './shapeStore.ts';

const PIECES = Object.fromEntries(
  ICON_STYLES.map((style) => [style, [`/${style}-0.json`, `/${style}-1.json`]]),
);

let answers: Map<string, unknown>;
let requests: string[];
let store: ShapeStore;

beforeEach(() => {
  answers = new Map<string, unknown>([
    ['/assets/pieces.json', PIECES],
    ['/assets/Filled-0.json', ['M0', 'M1']],
    ['/assets/Filled-1.json', ['M64']],
    ['/assets/Sharp-0.json', ['S0']],
  ]);
  requests = [];
  store = createShapeStore({
    piecesUrl: '/assets/pieces.json',
    fetchJson(url) {
      requests.push(url);
      return answers.has(url)
        ? Promise.resolve(answers.get(url))
        : Promise.reject(new TypeError('Failed to fetch'));
    },
    later: (callback) => setTimeout(callback),
  });
});

/** Does something and waits until pieces have come or failed. */
function waitForPieces(act: () => void): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
    act();
  });
}

function fetchShapes(style: 'Filled' | 'Sharp', places: number[]): Promise<void> {
  return waitForPieces(() => store.want(style, places));
}

test('icons that are looked at are fetched with those beside them, once', async () => {
  const coming = fetchShapes('Filled', [0, 1, PIECE_SIZE]);
  store.want('Filled', [1]);
  await coming;
  store.want('Filled', [0, PIECE_SIZE]);
  expect(requests).toEqual([
    '/assets/pieces.json',
    '/assets/Filled-0.json',
    '/assets/Filled-1.json',
  ]);
  expect(store.get('Filled', 1)).toBe('M1');
  expect(store.get('Filled', PIECE_SIZE)).toBe('M64');
  expect(store.get('Sharp', 0)).toBeUndefined();
});

test('pieces that come together are told of once', async () => {
  await fetchShapes('Filled', [0, PIECE_SIZE]);
  expect(store.getVersion()).toBe(1);
});

test('styles are fetched apart', async () => {
  await fetchShapes('Sharp', [0]);
  expect(store.get('Sharp', 0)).toBe('S0');
  expect(requests).toEqual(['/assets/pieces.json', '/assets/Sharp-0.json']);
});

test.each(['/assets/Filled-0.json', '/assets/pieces.json'])(
  'without %s the store says so, until the icons are wanted again',
  async (missing) => {
    const answer = answers.get(missing);
    answers.delete(missing);
    await fetchShapes('Filled', [0]);
    expect(store.hasFailed()).toBe(true);
    answers.set(missing, answer);
    await fetchShapes('Filled', [0]);
    expect(store.hasFailed()).toBe(false);
    expect(store.get('Filled', 0)).toBe('M0');
  },
);

test('all that failed is fetched once more on demand', async () => {
  const missing = ['/assets/Filled-0.json', '/assets/Filled-1.json'] as const;
  const kept = missing.map((url) => [url, answers.get(url)] as const);
  for (const url of missing) answers.delete(url);
  await fetchShapes('Filled', [0, PIECE_SIZE]);
  for (const [url, answer] of kept) answers.set(url, answer);
  await waitForPieces(() => store.retry());
  expect(store.hasFailed()).toBe(false);
  expect(store.get('Filled', PIECE_SIZE)).toBe('M64');
});

test('what is no piece is not taken for one', async () => {
  answers.set('/assets/Filled-0.json', { html: '<p>Log in</p>' });
  await fetchShapes('Filled', [0]);
  expect(store.hasFailed()).toBe(true);
  expect(store.get('Filled', 0)).toBeUndefined();
});
