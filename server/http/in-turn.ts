// Requests that arrive on a connection before the one in front of them has been answered wait for their turn. Node
// would hand out all of them at once: twenty clients that send 100 kB each and read nothing made a gigabyte of answers.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Nobody who reads the answers is so far ahead of them; such a connection is cut. */
export const MAX_WAITING = 100;

interface Turn {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The same listener, but only ever at work on one request of a connection. */
export function inTurn(listener: RequestListener): RequestListener {
  /** Who waits, for connections on which an answer is under way. */
  const queues = new WeakMap<Socket, Turn[]>();

  function begin(socket: Socket, { request, response }: Turn): void {
    response.once('close', () => {
      const next = queues.get(socket)?.shift();
      if (next && !socket.destroyed) begin(socket, next);
      else queues.delete(socket);
    });
    listener(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    if (!queue) {
      queues.set(socket, []);
      begin(socket, { request, response });
    } else if (queue.length < MAX_WAITING) {
      queue.push({ request, response });
    } else {
      socket.destroy();
    }
  };
}
