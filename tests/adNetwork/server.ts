import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatJson, formatScript, MOODS, SLOW_MS, type Answer, type Mood } from './answers.ts';

/** An ad network on this machine that plays both transports in every mood. */
export interface AdNetwork {
  /** Origin, without a trailing slash. Addresses may name a mood of their own: `/filled/ads.json`. */
  readonly url: string;
  /** Paths asked for so far, in order. */
  readonly requests: readonly string[];
  setMood(mood: Mood): void;
  close(): Promise<void>;
}

/** Starts the network; port 0 takes any free one. */
export async function startAdNetwork({ port = 0 }: { port?: number } = {}): Promise<AdNetwork> {
  const requests: string[] = [];
  let mood: Mood = 'filled';
  let origin = '';
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const chosen = /^\/mood\/(\w+)$/.exec(path)?.[1];
    mood = MOODS.find((known) => known === chosen) ?? mood;
    void answer(path, mood, origin, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin,
    requests,
    setMood(next) {
      mood = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(
  path: string,
  current: Mood,
  origin: string,
  response: ServerResponse,
): Promise<void> {
  const [, prefix, file] = /^(?:\/(\w+))?\/(script\.js|ads\.json)(?:\?|$)/.exec(path) ?? [];
  if (!file) return send(response, fixedAnswer(path, current));
  const mood = MOODS.find((known) => known === prefix) ?? current;
  if (mood === 'hanging') return;
  const transport = file === 'script.js' ? 'script' : 'json';
  if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS[transport]));
  send(response, (transport === 'script' ? formatScript : formatJson)(mood, origin));
}

/** What does not depend on the mood: pictures, pixels, the target of a click, and a page to choose the mood. */
function fixedAnswer(path: string, mood: Mood): Answer {
  if (path.startsWith('/image.svg') || /^\/(pixel|impression)/.test(path)) {
    return { type: 'image/svg+xml', body: PICTURE };
  }
  if (path.startsWith('/tag.js')) return { type: 'text/javascript', body: '' };
  if (path.startsWith('/click')) {
    return { type: 'text/html', body: '<!doctype html><title>Advertiser</title><p>Advertiser' };
  }
  const links = MOODS.map((known) => `<li><a href="/mood/${known}">${known}</a>`).join('');
  return {
    type: 'text/html',
    body: `<!doctype html><title>Test ad network</title><p>The network is ${mood}. Make it:<ul>${links}</ul>`,
  };
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"><rect width="130" height="100" fill="#357"/></svg>';

function send(response: ServerResponse, { status = 200, type, body }: Answer): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  });
  response.end(body);
}
