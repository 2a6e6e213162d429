import { createServer } from 'node:net';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { PATIENCE_MS } from '../e2e/patience.ts';
import { wrapFunction, type Driver, type InputSource } from './driver.ts';
import { startProgram } from './startProgram.ts';

const answerSchema = z.object({ value: z.unknown() });
const errorSchema = z.object({ message: z.string() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const handlesSchema = z.array(z.string());
const outcomeSchema = z.union([z.object({ json: z.string() }), z.object({ error: z.string() })]);

/** Sends one command of a session. */
type Send = (method: 'POST' | 'DELETE' | 'GET', path: string, body?: object) => Promise<unknown>;

/** Starts WebKit's small browser on a screen that nobody sees and drives it by WebDriver. */
export async function launchWebKit(command: string): Promise<Driver> {
  const screen = startProgram('Xvfb', [
    ...['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'],
  ]);
  const display = await screen.find(/^(\d+)$/m);
  const port = await findFreePort();
  const program = startProgram(command, [`--port=${port}`], { DISPLAY: `:${display}` });
  const root = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => call('GET', `${root}/status`), { timeout: PATIENCE_MS });
  const { sessionId, capabilities } = sessionSchema.parse(
    await call('POST', `${root}/session`, { capabilities: {} }),
  );
  const session = `${root}/session/${sessionId}`;
  const send: Send = (method, path, body) => call(method, session + path, body);
  await send('POST', '/timeouts', { script: PATIENCE_MS, pageLoad: PATIENCE_MS });
  await openBareWindow(send);
  const driver: Driver = {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async open(url) {
      await send('POST', '/url', { url });
    },
    async resize(width, height) {
      await send('POST', '/window/rect', { width, height });
      await expect.poll(() => driver.evaluate(() => window.innerWidth)).toBe(width);
    },
    async evaluate(act, ...args) {
      const script = `const [json, done] = arguments;
        (${wrapFunction(act)})(json).then((answer) => done({ json: answer }), (error) => done({ error: String(error) }));`;
      const answer = await send('POST', '/execute/async', { script, args: [JSON.stringify(args)] });
      const outcome = outcomeSchema.parse(answer);
      if ('error' in outcome) throw new Error(outcome.error);
      return JSON.parse(outcome.json);
    },
    async readFrame(selector) {
      const frame = await send('POST', '/element', { using: 'css selector', value: selector });
      await send('POST', '/frame', { id: frame });
      try {
        // A script that takes its time never answers where the frame is replaced meanwhile.
        const script = 'return document.body.innerText';
        return z.string().parse(await send('POST', '/execute/sync', { script, args: [] }));
      } finally {
        await send('POST', '/frame', { id: null });
      }
    },
    perform: (sources) => perform(send, sources),
    async close() {
      await send('DELETE', '');
      await program.stop();
      await screen.stop();
    },
  };
  return driver;
}

/** The first window has a bar that keeps it wider than a phone; a window that a page opens has none. */
async function openBareWindow(send: Send): Promise<void> {
  const script = "window.open('about:blank', '', 'popup,width=800,height=600')";
  await send('POST', '/url', {
    url: `data:text/html,<body style="height: 90vh" onclick="${script}"></body>`,
  });
  const own = z.string().parse(await send('GET', '/window'));
  await perform(send, [
    {
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: 50, y: 50 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ]);
  const handle = await vi.waitUntil(
    async () => {
      const handles = handlesSchema.parse(await send('GET', '/window/handles'));
      return handles.find((one) => one !== own);
    },
    { timeout: PATIENCE_MS },
  );
  await send('POST', '/window', { handle });
}

async function perform(send: Send, sources: readonly InputSource[]): Promise<void> {
  await send('POST', '/actions', { actions: sources });
  await send('DELETE', '/actions');
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = answerSchema.parse(await response.json());
  if (!response.ok) throw new Error(errorSchema.parse(value).message);
  return value;
}

/** The driver takes any port but does not say which one. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
