// The small part of WebDriver BiDi that is needed here: each command has one response, with events in
// between.
import * as z from 'zod';

const messageSchema = z.union([
  z.object({ type: z.literal('success'), id: z.number(), result: z.unknown() }),
  z.object({ type: z.literal('error'), id: z.number(), error: z.string(), message: z.string() }),
  z.object({ type: z.literal('event'), method: z.string(), params: z.unknown() }),
]);

export interface BidiConnection {
  send(method: string, params?: object): Promise<unknown>;
  close(): void;
}

export async function connectBidi(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BidiConnection> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = messageSchema.parse(JSON.parse(String(data)));
    if (message.type === 'event') return onEvent(message.method, message.params);
    const { resolve, reject } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    if (message.type === 'success') resolve?.(message.result);
    else reject?.(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has closed the connection.'));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`There is no connection to ${address}.`)));
  });
  return {
    send(method, params = {}) {
      const response = Promise.withResolvers<unknown>();
      waiting.set(++count, response);
      socket.send(JSON.stringify({ id: count, method, params }));
      return response.promise;
    },
    close: () => socket.close(),
  };
}
