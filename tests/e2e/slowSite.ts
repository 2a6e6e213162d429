import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { runServer, type RunningServer } from './runServer.ts';

/** About a line of HTML; what is on the first screen comes in some hundred of them. */
const PIECE_CHARACTERS = 300;
/** Longer than a frame, so that a browser paints between two pieces. */
const PIECE_MS = 18;
/** Enough for the first screen; the rest comes at once. */
const SLOW_CHARACTERS = 80_000;

/** A site in front of another: bodies of its pages arrive piece by piece, as over a poor connection. */
export function serveSlowly(
  origin: string,
  edit = (html: string): string => html,
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + request.url, {
        headers: { 'accept-encoding': 'identity' },
      });
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      for (const piece of cutPage(edit(await answer.text()))) {
        response.write(piece);
        await wait(PIECE_MS);
      }
      response.end();
    })();
  });
  return runServer(server);
}

function* cutPage(html: string): Generator<string> {
  let start = html.indexOf('<body');
  const end = Math.min(html.length, start + SLOW_CHARACTERS);
  yield html.slice(0, start);
  while (start < end) {
    const next = html.indexOf('>', start + PIECE_CHARACTERS) + 1 || html.length;
    yield html.slice(start, next);
    start = next;
  }
  yield html.slice(start);
}
