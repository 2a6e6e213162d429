import { once } from 'node:events';
import type { Server } from 'node:http';

/** A server on a port of its own. */
export interface RunningServer {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a server on any free port; pages see it under the host named. */
export async function runServer(server: Server, host = '127.0.0.1'): Promise<RunningServer> {
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    origin: `http://${host}:${address.port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
