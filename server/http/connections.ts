// Connection handling around the responses: a limit for open connections, one request at a time, and a
// graceful stop.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Log } from './access-log.ts';
import { refuse } from './refuse.ts';

/** The maximum number of connections, and their timeouts. */
export interface ConnectionLimits {
  /** Further connections get a 503. */
  maxConnections: number;
  /** A new connection that has not sent a byte by then is closed. */
  firstByteTimeout: number;
  /** When stopping, an idle connection stays open this long, because its next request may be in transit. */
  idleGrace: number;
}

/** Maximum number of connections that get this 503 at the same time; others are dropped silently. */
const SPARE_CONNECTIONS = 100;

/** The server's open connections. */
export interface Connections {
  /** The response to the last request of a connection, finished or not. */
  lastResponse(socket: Socket): ServerResponse | null;
  isResponding(socket: Socket): boolean;
  isStopping(): boolean;
  /**
   * Stops accepting, answers requests in transit with `Connection: close`, lets responses finish, and
   * destroys the remaining connections after `forceAfterMs`.
   */
  stop(forceAfterMs: number): Promise<void>;
}

/** Watches a server that has not started yet. */
export function watchConnections(server: Server, limits: ConnectionLimits, log?: Log): Connections {
  const { maxConnections, firstByteTimeout, idleGrace } = limits;
  // The last response of each connection is enough, and needs no listener per request.
  const last = new Map<Socket, ServerResponse | null>();
  let stopped: Promise<void> | undefined;

  server.maxConnections = maxConnections + SPARE_CONNECTIONS;
  server.on('connection', (socket) => {
    if (last.size >= maxConnections) return refuse(socket, 503, log);
    last.set(socket, null);
    socket.once('close', () => last.delete(socket));
    ifSilentFor(firstByteTimeout, socket, () => {
      refuse(socket, 408, log);
      // Nothing has arrived that could be lost, so its slot is free at once.
      last.delete(socket);
      socket.destroySoon();
    });
  });
  server.on('request', (request, response) => {
    // If a response fails, there is no client left to inform.
    response.on('error', () => {});
    if (!last.has(request.socket)) return;
    last.set(request.socket, response);
    if (stopped) closeAfter(response, request.socket);
  });

  function isResponding(socket: Socket): boolean {
    return last.get(socket)?.writableFinished === false;
  }

  function closeAfter(response: ServerResponse, socket: Socket): void {
    response.shouldKeepAlive = false;
    // A response whose headers are already sent has promised keep-alive, so its connection is idle
    // afterwards.
    response.once('close', () => closeWhenIdle(socket));
  }

  /** Closing at once would reset the connection of a client that is just sending its next request. */
  function closeWhenIdle(socket: Socket): void {
    ifSilentFor(idleGrace, socket, () => {
      if (!isResponding(socket)) socket.destroy();
    });
  }

  async function stop(forceAfterMs: number): Promise<void> {
    // The `close` of an HTTP server closes idle connections at once; that of a net server only stops
    // listening.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    for (const [socket, response] of last) {
      if (response && isResponding(socket)) closeAfter(response, socket);
      else closeWhenIdle(socket);
    }
    const timer = setTimeout(() => server.closeAllConnections(), forceAfterMs);
    await closed;
    clearTimeout(timer);
    // Stops Node's timer for slow requests.
    server.close();
  }

  return {
    lastResponse: (socket) => last.get(socket) ?? null,
    isResponding,
    isStopping: () => stopped !== undefined,
    stop(forceAfterMs) {
      stopped ??= stop(forceAfterMs);
      return stopped;
    },
  };
}

/** Calls back unless data arrives in the meantime. */
function ifSilentFor(ms: number, socket: Socket, callback: () => void): void {
  if (socket.destroyed) return;
  const { bytesRead } = socket;
  const look = () => {
    if (socket.writable && socket.bytesRead === bytesRead) callback();
  };
  // After the next poll of all sockets, so that data which arrived while the server was busy counts.
  const timer = setTimeout(() => setImmediate(look), ms);
  socket.once('close', () => clearTimeout(timer));
}

/** A client that reads responses is never this far ahead; such a connection is closed. */
export const MAX_WAITING = 100;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Wraps a listener so that it handles one request per connection at a time; others wait. Node would emit all
 * of them at once: twenty clients that sent 100 kB of requests each and read nothing created a gigabyte of
 * responses.
 */
export function onePerConnection(listener: RequestListener): RequestListener {
  /** Waiting requests, for connections with a pending response. */
  const queues = new WeakMap<Socket, Exchange[]>();

  function begin(socket: Socket, { request, response }: Exchange): void {
    response.once('close', () => {
      const next = queues.get(socket)?.shift();
      if (next && socket.writable) begin(socket, next);
      else queues.delete(socket);
    });
    listener(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    // Refused, or already answered with `Connection: close`.
    if (!socket.writable) return;
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

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Requests that Node's parser rejects are not emitted: they get 400, 408, 413 or 431, and the connection is
 * closed.
 */
export function refuseUnreadable(server: Server, connections: Connections, log: Log | undefined): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (socket.writableEnded) return;
    const response = connections.lastResponse(socket);
    // Data after a request with `Connection: close` is ignored: the response is finished, and Node closes the
    // connection afterwards.
    if (error.code === 'HPE_CLOSED_CONNECTION' && response && !response.writableFinished) return;
    // A status line in the middle of another response would corrupt it; after the response to a request whose
    // body is still arriving, it would be taken for the response to the next request.
    const wouldConfuse = response && !(response.writableFinished && response.req.complete);
    if (error.code === 'ECONNRESET' || !socket.writable || wouldConfuse) {
      socket.destroy();
      return;
    }
    refuse(socket, STATUSES[error.code ?? ''] ?? 400, log);
  });
  // Without a listener, Node closes the connection on CONNECT without a response.
  server.on('connect', (_request, stream) => {
    const socket = stream as Socket;
    const tell = () => !socket.writableEnded && refuse(socket, 405, log);
    if (connections.isResponding(socket)) connections.lastResponse(socket)?.once('close', tell);
    else tell();
  });
}
