import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findFreePort, listenOnFreePort } from './listenOnFreePort.ts';
import { VerbError } from './verbError.ts';

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

test('where any port will do, it is the one that was given', async () => {
  const port = await listenOnFreePort(open(), 0);
  expect(port).toBeGreaterThan(0);
});

test('behind the highest port there is none', async () => {
  // Whoever has it: from here on it is taken.
  const other = open();
  await Promise.race([once(other, 'error'), once(other.listen(65_535), 'listening')]);
  await expect(listenOnFreePort(open(), 65_535)).rejects.toThrow('Port 65535 is taken. Choose');
});

test('a port that was found can be used', async () => {
  const taken = await listenOnFreePort(open(), 0);
  const found = await findFreePort(taken, 'localhost');
  expect(await listenOnFreePort(open(), found, 'localhost', 1)).toBe(found);
});

test('other troubles are not taken for a taken port, and said in words', async () => {
  const listening = listenOnFreePort(open(), 43_210, '192.0.2.1');
  await expect(listening).rejects.toBeInstanceOf(VerbError);
  await expect(listening).rejects.toThrow('on port 43210: listen EADDRNOTAVAIL');
});
