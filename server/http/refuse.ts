// Refuses a client outside the usual responses: sends a reason and closes the connection.
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './access-log.ts';

/** Time for a refused client to read the reason. */
const LINGER_MS = 500;

/** Sends the reason to a client and closes the connection. The response to `HEAD` has no body. */
export function refuse(socket: Socket, status: number, log: Log | undefined, method?: string): void {
  const reason = STATUS_CODES[status] ?? '';
  const text = `${reason}.\n`;
  const lines = [
    `HTTP/1.1 ${status} ${reason}`,
    'Connection: close',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${text.length}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    ...(status === 405 ? ['Allow: GET, HEAD, OPTIONS'] : []),
    ...(status === 503 ? ['Retry-After: 5'] : []),
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${method === 'HEAD' ? '' : text}`);
  // Closing with unread input resets the connection and loses the message, so the client gets some time to
  // read it.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  log?.access?.({
    time: new Date().toISOString(),
    method: '-',
    path: '-',
    status,
    bytes: text.length,
    ms: 0,
  });
}
