import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSiteServer } from './createServer.ts';
import { findNginx, type FoundNginx } from '../../tests/hosting/findNginx.ts';
import { formatNginxConfig } from './formatNginxConfig.ts';
import type { HostingRules } from './hostingRules.ts';
import { NOT_FOUND } from './plainAnswers.ts';
import { HOSTILE_REQUESTS } from '../../tests/hosting/hostileRequests.ts';
import { EXPECTED_ANSWERS, send, type ExpectedAnswer } from '../../tests/hosting/testRequests.ts';
import { createTestSite, TEST_RULES } from '../../tests/hosting/testSite.ts';

let root: string;
beforeAll(async () => {
  root = await createTestSite();
});
afterAll(() => rm(dirname(root), { recursive: true }));

describe('our server', () => {
  let server: Server;
  beforeAll(async () => {
    server = createSiteServer(root, TEST_RULES).listen(0);
    await once(server, 'listening');
  });
  afterAll(() => server.close());
  const findPort = (): number => readPort(server);

  describeAnswers(findPort);
  describeDates(findPort);
  describeBrotli(findPort);

  test('sees a file that was replaced', async () => {
    const before = await send(findPort(), { path: '/robots.txt' });
    await writeFile(join(root, 'robots.txt'), 'User-agent: nobody\n');
    const after = await send(findPort(), { path: '/robots.txt' });
    expect(after.body).toBe('User-agent: nobody\n');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  test.each([
    ['gzip;q=0.5, br;q=0.4', 200, 'gzip'],
    ['identity, gzip;q=0.5', 200, undefined],
    ['br;q=0, gzip', 200, 'gzip'],
    ['*', 200, 'br'],
    ['identity;q=0, br', 200, 'br'],
    ['gzip;q=0, br;q=0, *;q=0', 406, undefined],
    ['identity;q=0', 406, undefined],
  ])('answers Accept-Encoding "%s" with %i in %s', async (accepted, status, encoding) => {
    const headers = { 'Accept-Encoding': accepted };
    const answer = await send(findPort(), { path: '/assets/entry-Bx3k9.js', headers });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([status, encoding]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test(
    'answers what is no HTTP with the headers of every answer',
    { tags: ['fault'] },
    async () => {
      const socket = connect(findPort());
      socket.end('NONSENSE\r\n\r\n');
      const chunks: Buffer[] = [];
      for await (const chunk of socket) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
      expect(text).toContain('X-Content-Type-Options: nosniff');
    },
  );

  test(
    'answers a failure with the headers of every answer, and logs one short line',
    { tags: ['fault'] },
    async () => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const failing: HostingRules = {
        ...TEST_RULES,
        get redirects(): never {
          throw new Error(`Broken\n${'x'.repeat(9000)}`);
        },
      };
      const broken = createSiteServer(root, failing).listen(0);
      await once(broken, 'listening');
      const answer = await send(readPort(broken), { path: `/${'y'.repeat(5000)}` });
      broken.close();
      expect(answer.status).toBe(500);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(log).toHaveBeenCalledOnce();
      const [line] = log.mock.calls[0] ?? [];
      expect(String(line).length).toBeLessThan(600);
      expect(line).not.toContain('\n');
      log.mockRestore();
    },
  );

  test('answers in words where the site has no page for it', async () => {
    await rm(join(root, '404.html'));
    const answer = await send(findPort(), { path: '/none/' });
    expect(answer).toMatchObject({ status: 404, body: 'Not found.' });
  });
});

/** A site that has a folder of its host to itself. */
const BASE = '/docs';
const BASE_RULES: HostingRules = { ...TEST_RULES, base: BASE };

describe('our server of a site in a folder', () => {
  let server: Server;
  let folder: string;
  beforeAll(async () => {
    folder = await createTestSite(BASE);
    server = createSiteServer(folder, BASE_RULES).listen(0);
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.close();
    await rm(dirname(dirname(folder)), { recursive: true });
  });

  describeAnswers(() => readPort(server), BASE);
  describeOutside(() => readPort(server));
});

const nginx = findNginx();
if (nginx.kind === 'missing') console.warn(`nginx is not tested: ${nginx.reason}`);

describe.skipIf(nginx.kind === 'missing')('nginx with the generated configuration', () => {
  const run = { port: 0, process: undefined as ChildProcess | undefined };
  beforeAll(async () => {
    root = await createTestSite();
    if (nginx.kind === 'missing') return;
    run.port = await findFreePort();
    run.process = await startNginx(nginx, run.port, TEST_RULES, root);
  });
  afterAll(async () => {
    if (!run.process) return;
    run.process.kill('SIGQUIT');
    await once(run.process, 'exit');
  });
  const findPort = (): number => run.port;

  describeAnswers(findPort);
  describeDates(findPort);
  if (nginx.kind === 'found' && nginx.brotliModule) describeBrotli(findPort);
});

describe.skipIf(nginx.kind === 'missing')('nginx with a site in a folder', () => {
  const run = { port: 0, process: undefined as ChildProcess | undefined };
  let folder: string;
  beforeAll(async () => {
    folder = await createTestSite(BASE);
    if (nginx.kind === 'missing') return;
    run.port = await findFreePort();
    run.process = await startNginx(nginx, run.port, BASE_RULES, dirname(folder));
  });
  afterAll(async () => {
    if (run.process) {
      run.process.kill('SIGQUIT');
      await once(run.process, 'exit');
    }
    await rm(dirname(dirname(folder)), { recursive: true });
  });

  describeAnswers(() => run.port, BASE);
  describeOutside(() => run.port);
});

/** What is not below the folder of the site. */
function describeOutside(findPort: () => number): void {
  test('leads from its folder into the site', async () => {
    const answer = await send(findPort(), { path: `${BASE}?a=1` });
    expect(answer).toMatchObject({ status: 301, headers: { location: `${BASE}/?a=1` } });
  });

  test.each(['/', '/material-ui/react-button/', '/docs-old/', '/_headers', '/sw.js'])(
    'has nothing at %s',
    async (path) => {
      const answer = await send(findPort(), { path });
      expect(answer).toMatchObject({ status: 404, body: NOT_FOUND });
    },
  );
}

function describeAnswers(findPort: () => number, base = ''): void {
  const check = async ({ answers, ...expectation }: ExpectedAnswer): Promise<void> => {
    const { location } = answers;
    const expected = {
      ...expectation,
      path: base + expectation.path,
      answers: location === undefined ? answers : { ...answers, location: base + location },
    };
    const answer = await send(findPort(), expected);
    const answered = Object.keys(expected.answers).map((name) => [name, answer.headers[name]]);
    expect({ status: answer.status, answers: Object.fromEntries(answered) }).toEqual({
      status: expected.status,
      answers: expected.answers,
    });
    if (expected.body !== undefined) expect(answer.body).toBe(expected.body);
    if (expected.contains !== undefined) expect(answer.body).toContain(expected.contains);
  };
  test.each(EXPECTED_ANSWERS)('answers $title', check);
  test.each(HOSTILE_REQUESTS)('withstands $title', { tags: ['fault'] }, check);

  test.each(['/material-ui/react-button/', '/assets/entry-Bx3k9.js', '/data/pages/button.json'])(
    'sends %s only once to a client that keeps it',
    async (file) => {
      const path = base + file;
      const headers = { 'Accept-Encoding': 'gzip' };
      const first = await send(findPort(), { path, headers });
      const etag = first.headers.etag ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      const again = await send(findPort(), {
        path,
        headers: { ...headers, 'If-None-Match': etag },
      });
      expect(again).toMatchObject({
        status: 304,
        body: '',
        headers: { etag, 'cache-control': first.headers['cache-control'], vary: 'Accept-Encoding' },
      });
      const other = await send(findPort(), { path, headers: { 'If-None-Match': '"other"' } });
      expect(other.status).toBe(200);
      expect(other.headers.etag).not.toBe(etag);
    },
  );
}

function describeDates(findPort: () => number): void {
  test('sends a file only once to a client that knows its date', async () => {
    const path = '/material-ui/react-button/';
    const first = await send(findPort(), { path });
    const date = first.headers['last-modified'] ?? '';
    expect(Date.parse(date)).toBeGreaterThan(0);
    const again = await send(findPort(), { path, headers: { 'If-Modified-Since': date } });
    expect(again).toMatchObject({ status: 304, body: '' });
    const before = new Date(Date.parse(date) - 1000).toUTCString();
    const changed = await send(findPort(), { path, headers: { 'If-Modified-Since': before } });
    expect(changed.status).toBe(200);
    const both = { 'If-Modified-Since': date, 'If-None-Match': '"other"' };
    expect(await send(findPort(), { path, headers: both })).toMatchObject({ status: 200 });
    const part = { Range: 'bytes=0-3', 'If-Range': date };
    expect(await send(findPort(), { path, headers: part })).toMatchObject({ status: 206 });
  });
}

function describeBrotli(findPort: () => number): void {
  test('prefers Brotli where the client takes it', async () => {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
    const answer = await send(findPort(), { path: '/assets/entry-Bx3k9.js', headers });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });
}

async function startNginx(
  { path, brotliModule }: Extract<FoundNginx, { kind: 'found' }>,
  port: number,
  rules: HostingRules,
  hostDirectory: string,
): Promise<ChildProcess> {
  const directory = dirname(hostDirectory);
  const site = formatNginxConfig(rules, {
    listen: `127.0.0.1:${port}`,
    root: hostDirectory,
    brotli: brotliModule !== undefined,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    ...(brotliModule ? [`load_module ${brotliModule};`] : []),
    // Workers of a root process would otherwise not be let into the temporary folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${directory}/nginx.pid;`,
    'events { }',
    'http {',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${directory}/${name};`),
    '  include site.conf;',
    '}',
  ];
  await writeFile(join(directory, 'site.conf'), site);
  await writeFile(join(directory, 'nginx.conf'), lines.join('\n'));
  const args = ['-c', join(directory, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  while (child.exitCode === null) {
    const isUp = await send(port, { path: '/' }).then(
      () => true,
      () => false,
    );
    if (isUp) return child;
    await sleep(50);
  }
  throw new Error(`nginx did not start:\n${log}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = readPort(server);
  server.close();
  await once(server, 'close');
  return port;
}

function readPort(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
