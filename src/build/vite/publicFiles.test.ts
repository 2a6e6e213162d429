import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locatePublicFile, publicFiles } from './publicFiles.ts';

const LAMP = '<svg xmlns="http://www.w3.org/2000/svg" />';

let folder: string;
let server: ViteDevServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'public-'));
  await writeFile(path.join(folder, 'lamp.svg'), LAMP);
  server = await createServer({
    root: folder,
    publicDir: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [publicFiles()],
    server: { port: 0, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('is served as long as it is there, and the server goes on when it is not', async () => {
  const ask = (): Promise<Response> =>
    fetch(new URL('/lamp.svg', server.resolvedUrls?.local[0] ?? ''));
  const answer = await ask();
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(await answer.text()).toBe(LAMP);
  await rm(path.join(folder, 'lamp.svg'));
  expect(await (await ask()).text()).not.toBe(LAMP);
});

test.each([
  ['/lamp.svg', '/', 'lamp.svg'],
  ['/docs/a/lamp.svg', '/docs/', 'a/lamp.svg'],
  ['/../../lamp.svg', '/', 'lamp.svg'],
  ['/%2e%2e/lamp.svg', '/', 'lamp.svg'],
  ['/..%2F..%2Flamp.svg', '/', '..%2F..%2Flamp.svg'],
])('%s below %s is %s', (url, base, file) => {
  expect(locatePublicFile(url, base, '/public')).toBe(path.join('/public', file));
});

test.each([
  ['a page', '/lamps/', '/'],
  ['a module', '/lamp.svg?import', '/'],
  ['what lies outside of the site', '/lamp.svg', '/docs/'],
])('%s is none', (_, url, base) => {
  expect(locatePublicFile(url, base, '/public')).toBe(null);
});
