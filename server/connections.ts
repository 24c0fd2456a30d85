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
  const sockets = new Set<Socket>();
  const answering = new Set<ServerResponse>();
  let stopped: Promise<void> | undefined;

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (_request, response) => {
    answering.add(response);
    if (stopped) response.shouldKeepAlive = false;
    // A response that fails has nobody left to tell.
    response.on('error', () => {});
    response.once('close', () => {
      answering.delete(response);
      // An answer begun before the stop promised to keep its connection; it is idle now.
      if (stopped) setImmediate(() => server.closeIdleConnections());
    });
  });

  async function stop(forceAfterMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const response of answering) response.shouldKeepAlive = false;
    // Node counts a connection that has not said anything yet as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const timer = setTimeout(() => server.closeAllConnections(), forceAfterMs);
    await closed;
    clearTimeout(timer);
  }

  return {
    isAnswering: (socket) => answering.values().some((response) => response.req.socket === socket),
    isStopping: () => stopped !== undefined,
    stop(forceAfterMs) {
      stopped ??= stop(forceAfterMs);
      return stopped;
    },
  };
}
