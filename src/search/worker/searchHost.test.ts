import { beforeEach, describe, expect, test } from 'vitest';
import { MANIFEST_URL } from '../shard.ts';
import { TEST_INDEX } from '../../../tests/search/testSite.ts';
import { RETRY_DELAYS_MS } from './indexLoader.ts';
import type { FromWorker, Question } from './protocol.ts';
import { createSearchHost, type SearchHost } from './searchHost.ts';

const files = new Map<string, unknown>([
  [MANIFEST_URL, TEST_INDEX.manifest],
  ['/assets/icon-names.json', { names: 'AccountCircle Delete', partial: {} }],
  ...[...TEST_INDEX.shards].map(([name, shard]) => [`/data/search/${name}`, shard] as const),
]);

let broken: Map<string, unknown>;
let requests: string[];
let waits: { ms: number; end: () => void }[];
let posted: FromWorker[];
let host: SearchHost;

beforeEach(() => {
  broken = new Map();
  requests = [];
  waits = [];
  posted = [];
  host = createSearchHost({
    async fetchJson(url, { fresh }) {
      requests.push(fresh ? `${url} fresh` : url);
      if (!broken.has(url)) return files.get(url);
      const answer = broken.get(url);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    post: (message) => posted.push(message),
    pause: () => Promise.resolve(),
    wait: (ms) => new Promise((end) => waits.push({ ms, end })),
  });
});

/** Lets everything happen that needs no time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

function ask(id: number, text: string, change: Partial<Question> = {}): void {
  const question: Question = {
    text,
    productId: 'joy-ui',
    onlyProductId: null,
    onlyKinds: null,
    size: 'dialog',
    ...change,
  };
  host.receive({ kind: 'ask', id, question });
}

const lastStatus = () => posted.findLast((message) => message.kind === 'status')?.status;
const answers = () => posted.filter((message) => message.kind === 'answer');
const firstUrl = () => answers().at(-1)?.answer.groups[0]?.hits[0]?.url;

describe('loading', () => {
  test('begins with the names of the reader’s product', async () => {
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    await settle();
    expect(requests).toEqual([
      MANIFEST_URL,
      '/data/search/joy-ui.names.json',
      '/data/search/material-ui.names.json',
      '/data/search/joy-ui.prose.json',
      '/data/search/material-ui.prose.json',
    ]);
    expect(lastStatus()).toEqual({ state: 'ready', failure: 'none' });
  });

  test('happens once', async () => {
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    await settle();
    const count = requests.length;
    host.receive({ kind: 'open', productId: 'material-ui', savesData: false });
    await settle();
    expect(requests.slice(count)).toEqual([MANIFEST_URL]);
  });

  test('spares readers who save data the prose of other products', async () => {
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: true });
    await settle();
    expect(requests).not.toContain('/data/search/material-ui.prose.json');
    expect(lastStatus()?.state).toBe('ready');
    host.receive({ kind: 'open', productId: 'material-ui', savesData: true });
    await settle();
    expect(requests).toContain('/data/search/material-ui.prose.json');
  });
});

describe('answers', () => {
  test('to a question that came before the index are given once it is there', async () => {
    ask(1, 'button');
    await settle();
    expect(answers()).toEqual([]);
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    await settle();
    expect(firstUrl()).toBe('/joy-ui/react-button/');
    expect(answers().at(-1)?.id).toBe(1);
  });

  test('are given for the last of several questions only', async () => {
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    await settle();
    const before = answers().length;
    ask(1, 'b');
    ask(2, 'bu');
    ask(3, 'sheet');
    await settle();
    expect(
      answers()
        .slice(before)
        .map(({ id }) => id),
    ).toEqual([3]);
    expect(firstUrl()).toBe('/joy-ui/react-sheet/');
  });

  test('to an empty question are the pages a product begins with', async () => {
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    ask(1, ' ');
    await settle();
    expect(
      answers()
        .at(-1)
        ?.start.map(({ url }) => url),
    ).toEqual(['/joy-ui/react-button/', '/joy-ui/react-sheet/']);
  });

  test('to a question without results name what is spelled alike', async () => {
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    ask(1, 'dialxxogue');
    await settle();
    expect(answers().at(-1)?.answer).toEqual({ groups: [], total: 0, nearest: ['Dialog'] });
  });

  test('are grouped by product with the best first', async () => {
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    ask(1, 'button');
    await settle();
    expect(
      answers()
        .at(-1)
        ?.answer.groups.map(({ productId }) => productId),
    ).toEqual(['joy-ui', 'material-ui']);
  });
});

describe('icons', () => {
  const link = {
    productId: 'material-ui',
    path: '/material-ui/material-icons/',
    title: 'Material Icons',
    url: '/assets/icon-names.json',
  };
  beforeEach(() => {
    broken.set(MANIFEST_URL, { ...TEST_INDEX.manifest, icons: link });
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
  });

  test('are loaded last and found by their names', async () => {
    ask(1, 'delete icon');
    await settle();
    expect(requests.at(-1)).toBe(link.url);
    expect(firstUrl()).toBe('/material-ui/material-icons/?query=delete');
  });

  test.each([
    ['other kinds', 'delete icon', { onlyKinds: ['prop'] as const }],
    ['another product', 'delete icon', { onlyProductId: 'joy-ui' }],
    ['a kind by its word', 'prop:delete icon', {}],
  ])('are left out where the reader asks for %s', async (_, text, change) => {
    ask(1, text, change);
    await settle();
    const kinds = answers()
      .at(-1)
      ?.answer.groups.flatMap(({ hits }) => hits.map(({ kind }) => kind));
    expect(kinds).not.toContain('icon');
  });
});

describe('a file that cannot be loaded', { tags: ['fault'] }, () => {
  const NAMES = '/data/search/joy-ui.names.json';
  test.each([
    ['is missing', new Error('404')],
    ['is no JSON of ours', '<!DOCTYPE html>'],
    ['is of another build', { format: 0, tier: 'names', productId: 'joy-ui', pages: [] }],
    ['is another file', TEST_INDEX.shards.get('material-ui.names.json')],
    ['is cut', { format: 1, tier: 'names', productId: 'joy-ui' }],
  ])('because it %s is tried again, past caches, while the rest works', async (_, answer) => {
    broken.set(NAMES, answer);
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    ask(1, 'dialog');
    await settle();
    expect(lastStatus()).toEqual({ state: 'partial', failure: 'later' });
    expect(firstUrl()).toBe('/material-ui/react-dialog/');
    expect(waits.map(({ ms }) => ms)).toEqual([RETRY_DELAYS_MS[0]]);

    broken.clear();
    waits[0]?.end();
    await settle();
    expect(requests.slice(-2)).toEqual([`${NAMES} fresh`, '/data/search/joy-ui.prose.json fresh']);
    expect(lastStatus()).toEqual({ state: 'ready', failure: 'none' });
  });

  test('is given up in the end, until the reader asks for it', async () => {
    broken.set(MANIFEST_URL, new Error('offline'));
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    for (const [index, ms] of RETRY_DELAYS_MS.entries()) {
      await settle();
      expect(lastStatus()).toEqual({ state: 'empty', failure: 'later' });
      expect(waits[index]?.ms).toBe(ms);
      waits[index]?.end();
    }
    await settle();
    expect(lastStatus()).toEqual({ state: 'empty', failure: 'never' });

    broken.clear();
    host.receive({ kind: 'retry' });
    await settle();
    expect(lastStatus()).toEqual({ state: 'ready', failure: 'none' });
  });

  test('is tried at once when the reader does not want to wait', async () => {
    broken.set(MANIFEST_URL, new Error('offline'));
    host.receive({ kind: 'open', productId: 'joy-ui', savesData: false });
    await settle();
    broken.clear();
    host.receive({ kind: 'retry' });
    await settle();
    expect(lastStatus()).toEqual({ state: 'ready', failure: 'none' });
  });
});
