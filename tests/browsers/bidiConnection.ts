import { once } from 'node:events';
import { WebSocket } from 'ws';
import { z } from 'zod';

/** A connection that speaks WebDriver BiDi. */
export interface BidiConnection {
  /** Sends a command and gives its result. */
  send(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): Promise<void>;
}

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number().nullable(), message: z.string() }),
  z.object({ type: z.literal('event') }),
]);

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Connects to a browser that listens. */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  socket.on('message', (data) => {
    const message = messageSchema.parse(JSON.parse(String(data)));
    if (message.type === 'event' || message.id === null) return;
    const command = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') command?.resolve(message.result);
    else command?.reject(new Error(message.message));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone.'));
    waiting.clear();
  });
  return {
    send(method, params) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    async close() {
      if (socket.readyState === WebSocket.CLOSED) return;
      socket.close();
      await once(socket, 'close');
    },
  };
}
