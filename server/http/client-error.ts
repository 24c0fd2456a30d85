// Requests that Node's parser refuses never become a request; they still deserve an answer.
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './access-log.ts';
import type { Connections } from './connections.ts';

/** How long a refused client may take to read the answer. */
const LINGER_MS = 500;

const STATUSES: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers malformed requests with 400, 408, 413 or 431 and closes the connection. */
export function answerClientErrors(server: Server, connections: Connections, log: Log | undefined): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (socket.writableEnded) return;
    // A status line in the middle of another response would corrupt it.
    if (error.code === 'ECONNRESET' || !socket.writable || connections.isAnswering(socket)) {
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
  // Closing with unread input resets the connection and loses the answer, so the client gets a moment to read it.
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
