import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { formatJson, formatScript, MOODS, SLOW_MS, type Answer, type Mood } from './answers.ts';
import { formatNetworkPage } from './networkPage.ts';
import { formatTag, parseTagCommand, type TagCommand } from './tagCommands.ts';

/** An ad network that plays both transports in every mood, and an analytics service, on this machine. */
export interface ThirdParty {
  /** Origin, without a trailing slash. Addresses may name a mood of their own: `/filled/ads.json`. */
  readonly url: string;
  /** Paths asked for so far, in order. */
  readonly requests: readonly string[];
  /** What analytics received so far, in order. */
  readonly received: readonly ReceivedCommand[];
  close(): Promise<void>;
}

/** An event with the time at which it arrived. */
export interface ReceivedCommand extends TagCommand {
  readonly time: string;
}

export interface ThirdPartyOptions {
  /** Port 0 takes any free one. */
  readonly port?: number;
  /** Called with each event as it arrives. */
  readonly onReceive?: (command: ReceivedCommand) => void;
}

/** Starts the network and the service. */
export async function startThirdParty({
  port = 0,
  onReceive,
}: ThirdPartyOptions = {}): Promise<ThirdParty> {
  const requests: string[] = [];
  const received: ReceivedCommand[] = [];
  const viewers = new Set<ServerResponse>();
  let mood: Mood = 'filled';
  let origin = '';

  async function collect(request: IncomingMessage): Promise<Answer> {
    const command = parseTagCommand(await readBody(request));
    if (!command) return { status: 400, type: 'text/plain', body: 'This is no event of the tag.' };
    const entry = { ...command, time: new Date().toISOString().slice(11, 19) };
    received.push(entry);
    onReceive?.(entry);
    for (const viewer of viewers) writeEvent(viewer, entry);
    return { status: 204, type: 'text/plain', body: '' };
  }
  /** Sends all events to the local page, those of the past first. */
  function addViewer(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    for (const entry of received) writeEvent(response, entry);
    viewers.add(response);
    response.on('close', () => viewers.delete(response));
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    if (path === '/events') return addViewer(response);
    if (path === '/collect') {
      void collect(request).then((answer) => send(response, answer));
      return undefined;
    }
    const chosen = /^\/mood\/(\w+)$/.exec(path)?.[1];
    mood = MOODS.find((known) => known === chosen) ?? mood;
    void answerAds(path, mood, origin, response);
    return undefined;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin,
    requests,
    received,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function writeEvent(viewer: ServerResponse, entry: ReceivedCommand): void {
  viewer.write(`data: ${JSON.stringify(entry)}\n\n`);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

async function answerAds(
  path: string,
  current: Mood,
  origin: string,
  response: ServerResponse,
): Promise<void> {
  const [, prefix, file] = /^(?:\/(\w+))?\/(script\.js|ads\.json)(?:\?|$)/.exec(path) ?? [];
  if (!file) return send(response, fixedAnswer(path, current, origin));
  const mood = MOODS.find((known) => known === prefix) ?? current;
  if (mood === 'hanging') return;
  const transport = file === 'script.js' ? 'script' : 'json';
  if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS[transport]));
  send(response, (transport === 'script' ? formatScript : formatJson)(mood, origin));
}

/** What does not depend on the mood: pictures, pixels, the tag, the target of a click, and the page for people. */
function fixedAnswer(path: string, mood: Mood, origin: string): Answer {
  if (path.startsWith('/image.svg') || /^\/(pixel|impression)/.test(path)) {
    return { type: 'image/svg+xml', body: PICTURE };
  }
  if (path.startsWith('/tag.js')) return { type: 'text/javascript', body: formatTag(origin) };
  if (path.startsWith('/click')) {
    return { type: 'text/html', body: '<!doctype html><title>Advertiser</title><p>Advertiser' };
  }
  return { type: 'text/html', body: formatNetworkPage(mood) };
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
