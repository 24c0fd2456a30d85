// Which connections are open and which answers are under way, so that the server can stop without cutting any.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The server's open ends. */
export interface Connections {
  isAnswering(socket: Socket): boolean;
  isStopping(): boolean;
  /** Stops accepting, lets answers finish, and cuts what is left after `forceAfterMs`. */
  stop(forceAfterMs: number): Promise<void>;
}

/** Watches a server that has not started yet. */
export function watchConnections(server: Server): Connections {
  // The last answer of each connection is enough to know, and costs no listener per request.
  const last = new Map<Socket, ServerResponse | null>();
  let stopped: Promise<void> | undefined;

  server.on('connection', (socket) => {
    last.set(socket, null);
    socket.once('close', () => last.delete(socket));
  });
  server.on('request', (request, response) => {
    last.set(request.socket, response);
    // A response that fails has nobody left to tell.
    response.on('error', () => {});
    if (stopped) closeAfter(response);
  });

  function isAnswering(socket: Socket): boolean {
    return last.get(socket)?.writableFinished === false;
  }

  function closeAfter(response: ServerResponse): void {
    response.shouldKeepAlive = false;
    // An answer whose head is already out has promised to keep its connection, which is idle afterwards.
    response.once('close', () => setImmediate(() => server.closeIdleConnections()));
  }

  async function stop(forceAfterMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const [socket, response] of last) {
      if (response && isAnswering(socket)) closeAfter(response);
      // Node counts a connection that has not said anything yet as busy.
      if (socket.bytesRead === 0) socket.destroy();
    }
    const timer = setTimeout(() => server.closeAllConnections(), forceAfterMs);
    await closed;
    clearTimeout(timer);
  }

  return {
    isAnswering,
    isStopping: () => stopped !== undefined,
    stop(forceAfterMs) {
      stopped ??= stop(forceAfterMs);
      return stopped;
    },
  };
}
