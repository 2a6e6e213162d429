import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OfflineList } from '../offlineList.ts';
import { buildOffline } from './buildOffline.ts';
import { bundleWorker } from './bundleWorker.ts';

const LOOK = { logo: '<path d="M0 0h24v24z"/>', accent: { hue: 250, chroma: 0.15 } };
const PRODUCTS = [
  { id: 'joy-ui', name: 'Joy UI', home: '/joy-ui/', ...LOOK },
  { id: 'system', name: 'MUI System', home: '/system/', ...LOOK },
];
const PAGES = [
  { pathname: '/joy-ui/', productId: 'joy-ui', title: 'Overview' },
  { pathname: '/joy-ui/react-button/', productId: 'joy-ui', title: 'Button' },
  { pathname: '/offline/', productId: null, title: 'Offline' },
];

const FILES = {
  '.vite/manifest.json': JSON.stringify({
    '_start-1.js': { name: 'offline', file: 'assets/start-1.js', imports: ['_ask-1.js'] },
    '_tools-1.js': { name: 'tools', file: 'assets/embedded-1.js' },
    'src/shell/SettingsPanel.tsx': { file: 'assets/settings-1.js' },
    'src/shell/completeGroups.ts': { file: 'assets/groups-1.js' },
    'src/app/SiteSearchDialog.lazy.tsx': { file: 'assets/search-1.js' },
    '_ask-1.js': { file: 'assets/ask-1.js' },
    'src/offline/page/SavedPages.tsx': {
      file: 'assets/saved-1.js',
      css: ['assets/saved-1.css'],
    },
  }),
  'offline/index.html':
    '<meta name="build" content="B1"/><script src="/assets/entry-1.js"></script><link href="/assets/shell-1.css#">',
  'joy-ui/index.html': '<script src="/assets/entry-1.js"></script>',
  'joy-ui/react-button/index.html': '<link href="/assets/shell-1.css">',
  'frame/index.html': '<script src="/assets/frame-1.js"></script>',
  'data/pages/joy-ui.json': '{}',
  'data/pages/joy-ui/react-button.json': '{}',
  'data/pages/offline.json': '{}',
  'data/demos/joy-ui/react-button.json': '[]',
  'data/search.json': JSON.stringify({
    shards: [
      { productId: 'joy-ui', url: '/data/search/joy-ui.json' },
      { productId: 'system', url: '/data/search/system.json' },
      { productId: 'site', url: '/data/search/site.json' },
    ],
  }),
  'data/search/joy-ui.json': '{}',
  'data/search/system.json': '{}',
  'data/search/site.json': '{}',
  'assets/entry-1.js': 'import("./editor-1.js")',
  'assets/editor-1.js': 'new Worker(new URL("/assets/worker-1.js", import.meta.url))',
  'assets/worker-1.js': '',
  'assets/start-1.js': 'import "./ask-1.js"',
  'assets/ask-1.js': '',
  'assets/groups-1.js': '',
  'assets/search-1.js': '',
  'assets/saved-1.js': '',
  'assets/saved-1.css': '',
  'assets/frame-1.js': '',
  'assets/embedded-1.js': '',
  'assets/settings-1.js': '',
  'assets/shell-1.css': 'src:url(/assets/inter-1.woff2)',
  'assets/inter-1.woff2': 'font',
  'assets/unused-1.js': '',
};

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'swatchbook-offline-'));
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
});
afterEach(() => rm(directory, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(directory, file)), { recursive: true });
  await writeFile(join(directory, file), text);
}

async function build(isKilled = false, onProgress?: (done: number) => void): Promise<string> {
  const bundledWorker = join(directory, 'worker.js');
  await bundleWorker({ root: process.cwd(), file: bundledWorker, base: '', isKilled });
  return buildOffline({
    clientDirectory: directory,
    products: PRODUCTS,
    pages: PAGES,
    bundledWorker,
    isKilled,
    ...(onProgress && { onProgress }),
  });
}
const read = (file: string): Promise<string> => readFile(join(directory, file), 'utf8');

describe('the offline part of a build', () => {
  test('lists what a product’s pages are made of or may load, and nothing of other products', async () => {
    await build();
    const list: OfflineList = JSON.parse(await read('data/offline/joy-ui.json'));
    expect(list.pages).toEqual([
      { url: '/joy-ui/', title: 'Overview' },
      { url: '/joy-ui/react-button/', title: 'Button' },
    ]);
    expect(list.files.map(({ url }) => url).sort()).toEqual([
      '/assets/editor-1.js',
      '/assets/entry-1.js',
      '/assets/frame-1.js',
      '/assets/inter-1.woff2',
      '/assets/shell-1.css',
      '/assets/worker-1.js',
      '/data/demos/joy-ui/react-button.json',
      '/data/pages/joy-ui.json',
      '/data/pages/joy-ui/react-button.json',
      '/data/search.json',
      '/data/search/joy-ui.json',
      '/data/search/site.json',
      '/frame/',
      '/joy-ui/',
      '/joy-ui/react-button/',
    ]);
    expect(list.files.at(-1)?.url).toBe('/joy-ui/');
    expect(list.files.find(({ url }) => url === '/assets/inter-1.woff2')).toEqual({
      url: '/assets/inter-1.woff2',
      bytes: 4,
      integrity: 'sha256-eV6j76Q9CHK2O/AGe+l1U7Rpg+TwdQl2aTkenRU4jsw=',
    });
  });

  test('says how many files it has looked at, each counted once', async () => {
    const counts: number[] = [];
    await build(false, (done) => counts.push(done));
    const list: OfflineList = JSON.parse(await read('data/offline/joy-ui.json'));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThanOrEqual(list.files.length);
    expect(counts.at(-1)).toBeLessThanOrEqual(Object.keys(FILES).length);
  });

  test('tells the server’s build and the sizes', async () => {
    await build();
    const { buildId, products } = JSON.parse(await read('data/build.json'));
    expect(buildId).toBe('B1');
    expect(Object.keys(products)).toEqual(['joy-ui']);
  });

  test('gives the worker the shell: what the offline page names and what loads after it', async () => {
    await build();
    const script = await read('sw.js');
    const urls = [...script.matchAll(/"url":"([^"]+)/g)].map(([, url]) => url);
    expect(urls).toEqual([
      '/assets/ask-1.js',
      '/assets/embedded-1.js',
      '/assets/entry-1.js',
      '/assets/groups-1.js',
      '/assets/saved-1.css',
      '/assets/saved-1.js',
      '/assets/search-1.js',
      '/assets/settings-1.js',
      '/assets/shell-1.css',
      '/assets/start-1.js',
      '/offline/',
    ]);
  });

  test('ships a worker that answers nothing when it is to be removed', async () => {
    const answersRequests = /addEventListener\([`"']fetch/;
    await build();
    expect(await read('sw.js')).toMatch(answersRequests);
    expect(await build(true)).toBe('a worker that removes itself');
    expect(await read('sw.js')).not.toMatch(answersRequests);
    expect(await read('sw.js')).toContain('unregister');
    expect(JSON.parse(await read('data/build.json')).products).toEqual({});
  });

  test('stops when the shell grows too large', async () => {
    const noise = Array.from({ length: 400_000 }, () => Math.random().toString(36)[2]).join('');
    await write('assets/entry-1.js', noise);
    await expect(build()).rejects.toThrow(
      /^The worker would load \d+ bytes ahead, more than the 250000 it may\. The offline page names too much\.$/,
    );
  });

  test('stops when content has made a chunk with the name of a group', async () => {
    const manifest = JSON.parse(FILES['.vite/manifest.json']);
    manifest['_tools-2.js'] = { name: 'tools', file: 'assets/rental-1.js' };
    await write('.vite/manifest.json', JSON.stringify(manifest));
    await expect(build()).rejects.toThrow(
      'The client build has several chunks named tools: _tools-1.js, _tools-2.js.',
    );
  });

  test('stops when a module that is needed later has no chunk', async () => {
    const manifest = JSON.parse(FILES['.vite/manifest.json']);
    delete manifest['src/shell/SettingsPanel.tsx'];
    await write('.vite/manifest.json', JSON.stringify(manifest));
    await expect(build()).rejects.toThrow(
      'The client build has no chunk for src/shell/SettingsPanel.tsx.',
    );
  });

  test('stops when pages do not name their build', async () => {
    await write('offline/index.html', '<p>No mark</p>');
    await expect(build()).rejects.toThrow('The offline page does not say which build it is of.');
  });
});
