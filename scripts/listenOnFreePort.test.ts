import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listenOnFreePort } from './listenOnFreePort.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function open(): Server {
  const server = createServer();
  servers.push(server);
  return server;
}

test('a taken port is passed over', async () => {
  const first = await listenOnFreePort(open(), 43_210);
  const second = await listenOnFreePort(open(), first);
  expect(second).toBeGreaterThan(first);
});

test('other troubles are not taken for a taken port', async () => {
  await expect(listenOnFreePort(open(), 43_210, '192.0.2.1')).rejects.toThrow('EADDRNOTAVAIL');
});
