// What happens on a connection around its responses: one request at a time, a word to whoever is refused, and an end
// that cuts nothing.
import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './access-log.ts';

/** The server's open ends. */
export interface Connections {
  isResponding(socket: Socket): boolean;
  isStopping(): boolean;
  /** Stops accepting, lets responses finish, and cuts what is left after `forceAfterMs`. */
  stop(forceAfterMs: number): Promise<void>;
}

/** Watches a server that has not started yet. */
export function watchConnections(server: Server): Connections {
  // The last response of each connection is enough to know, and costs no listener per request.
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

  function isResponding(socket: Socket): boolean {
    return last.get(socket)?.writableFinished === false;
  }

  function closeAfter(response: ServerResponse): void {
    response.shouldKeepAlive = false;
    // A response whose head is already out has promised to keep its connection, which is idle afterwards.
    response.once('close', () => setImmediate(() => server.closeIdleConnections()));
  }

  async function stop(forceAfterMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const [socket, response] of last) {
      if (response && isResponding(socket)) closeAfter(response);
      // Node counts a connection that has not said anything yet as busy.
      if (socket.bytesRead === 0) socket.destroy();
    }
    const timer = setTimeout(() => server.closeAllConnections(), forceAfterMs);
    await closed;
    clearTimeout(timer);
  }

  return {
    isResponding,
    isStopping: () => stopped !== undefined,
    stop(forceAfterMs) {
      stopped ??= stop(forceAfterMs);
      return stopped;
    },
  };
}

/** Nobody who reads the responses is so far ahead of them; such a connection is cut. */
export const MAX_WAITING = 100;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * The same listener, but only ever at work on one request of a connection; others wait. Node would hand out all of them
 * at once: twenty clients that send 100 kB of requests each and read nothing made a gigabyte of responses.
 */
export function onePerConnection(listener: RequestListener): RequestListener {
  /** Who waits, for connections on which a response is under way. */
  const queues = new WeakMap<Socket, Exchange[]>();

  function begin(socket: Socket, { request, response }: Exchange): void {
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

/** How long a refused client may take to read why. */
const LINGER_MS = 500;

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What Node's parser refuses never becomes a request: it gets 400, 408, 413 or 431, and the connection is closed. */
export function refuseUnreadable(server: Server, connections: Connections, log: Log | undefined): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (socket.writableEnded) return;
    // A status line in the middle of another response would corrupt it.
    if (error.code === 'ECONNRESET' || !socket.writable || connections.isResponding(socket)) {
      socket.destroy();
      return;
    }
    refuse(socket, STATUSES[error.code ?? ''] ?? 400, log);
  });
  // Without a listener Node hangs up on CONNECT without a word.
  server.on('connect', (_request, stream) => refuse(stream as Socket, 405, log));
}

/** Tells a client why it is not served, and closes the connection. */
export function refuse(socket: Socket, status: number, log: Log | undefined): void {
  const reason = STATUS_CODES[status] ?? '';
  const lines = [
    `HTTP/1.1 ${status} ${reason}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${reason.length + 2}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    ...(status === 405 ? ['Allow: GET, HEAD, OPTIONS'] : []),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${reason}.\n`);
  // Closing with unread input resets the connection and loses the words, so the client gets a moment to read them.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  log?.access?.({
    time: new Date().toISOString(),
    method: '-',
    path: '-',
    status,
    bytes: reason.length + 2,
    ms: 0,
  });
}
