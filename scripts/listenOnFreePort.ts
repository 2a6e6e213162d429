import { once } from 'node:events';
import type { Server } from 'node:net';
import { VerbError } from './verbError.ts';

const MAX_TRIES = 50;

/** Starts a server on the wished port, or on the next one that is free, and gives that port. */
export async function listenOnFreePort(
  server: Server,
  wished: number,
  host?: string,
): Promise<number> {
  for (let port = wished; port < wished + MAX_TRIES; port += 1) {
    server.listen({ port, host });
    const isListening = await once(server, 'listening').then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') return false;
        throw error;
      },
    );
    if (isListening) return port;
  }
  throw new VerbError(`No port between ${wished} and ${wished + MAX_TRIES - 1} is free.`);
}
