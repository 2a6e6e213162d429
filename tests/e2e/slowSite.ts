import { createServer } from 'node:http';
import { runServer, type RunningServer } from './runServer.ts';

/** About a line of HTML; what is on the first screen comes in some hundred of them. */
const PIECE_CHARACTERS = 300;
/** Enough for the first screen; the rest comes at once. */
const SLOW_CHARACTERS = 80_000;

/** How pages arrive. */
interface Arrival {
  /** Resolves when the next piece may come. */
  readonly waitForTurn: () => Promise<void>;
  readonly edit?: (html: string) => string;
}

/** A site in front of another: bodies of its pages arrive piece by piece, as over a poor connection. */
export function serveSlowly(
  origin: string,
  { waitForTurn, edit = (html) => html }: Arrival,
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
        await waitForTurn();
      }
      response.end();
    })();
  });
  return runServer(server);
}

function* cutPage(html: string): Generator<string> {
  const body = html.indexOf('<body');
  // Browsers paint nothing before there is a body.
  let start = html.indexOf('>', body) + 1;
  const end = Math.min(html.length, body + SLOW_CHARACTERS);
  yield html.slice(0, start);
  while (start < end) {
    const next = html.indexOf('>', start + PIECE_CHARACTERS) + 1 || html.length;
    yield html.slice(start, next);
    start = next;
  }
  yield html.slice(start);
}
