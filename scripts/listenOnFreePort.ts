import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { HIGHEST_PORT } from './readPort.ts';
import { VerbError } from './verbError.ts';

const MAX_TRIES = 50;

/** Starts a server on the wished port, or on the next one that is free, and gives that port; any is meant by 0. */
export async function listenOnFreePort(
  server: Server,
  wished: number,
  host?: string,
  maxTries = MAX_TRIES,
): Promise<number> {
  const last = Math.min(wished + maxTries - 1, HIGHEST_PORT);
  for (let port = wished; port <= last; port += 1) {
    server.listen({ port, host });
    const isListening = await once(server, 'listening').then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') return false;
        throw new VerbError(`No server can be started on port ${port}: ${error.message}.`);
      },
    );
    if (isListening) return readListeningPort(server);
  }
  const ports =
    wished === last ? `Port ${wished} is taken` : `No port from ${wished} to ${last} is free`;
  throw new VerbError(`${ports}. Choose another, as in PORT=4321.`);
}

/** The port that a server which is started by others would get. */
export async function findFreePort(
  wished: number,
  host: string,
  maxTries?: number,
): Promise<number> {
  const server = createServer();
  const port = await listenOnFreePort(server, wished, host, maxTries);
  server.close();
  await once(server, 'close');
  return port;
}

function readListeningPort(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
