// From an answer to bytes on a connection.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Log, shortened } from './access-log.ts';
import type { App } from './app.ts';
import { type Ask, askFrom } from './ask.ts';
import type { FilePart, Reply } from './reply.ts';

const CHUNK_BYTES = 128 * 1024;

/** How long a client may go on sending a body that nobody reads. */
const BODY_MS = 500;

/** Sends what the app answers, and writes a line about it when the connection has taken it, or is gone. */
export function createListener(app: App, log?: Log): RequestListener {
  return (incoming, outgoing) => {
    const started = performance.now();
    const ask = askFrom(incoming);
    const fail = (error: unknown) => {
      log?.error(error, { method: ask.method, path: shortened(ask.target) });
      outgoing.destroy();
    };
    const finish = (reply: Reply) => {
      if (log?.access)
        outgoing.once('close', () => log.access?.(recordOf(ask, reply, started, !outgoing.writableFinished)));
      if (hasBody(ask)) hangUpOnSender(incoming, outgoing);
      try {
        send(reply, ask, outgoing)?.catch(fail);
      } catch (error) {
        fail(error);
      }
    };
    const reply = app(ask);
    if (reply instanceof Promise) void reply.then(finish);
    else finish(reply);
  };
}

/** A promise only for what takes several steps. */
function send({ status, headers, body }: Reply, { method }: Ask, outgoing: ServerResponse) {
  outgoing.writeHead(status, headers);
  if (method === 'HEAD' || body === null) outgoing.end();
  else if (typeof body === 'string' || body instanceof Uint8Array) outgoing.end(body);
  else return sendFile(body, outgoing);
}

/**
 * Sends a part of an open file and closes it, also on failure and when the client goes away. A file that became shorter
 * is a failure, which breaks the connection: a cut body must not look complete.
 */
export async function sendFile({ handle, start, end }: FilePart, outgoing: ServerResponse): Promise<void> {
  // One piece at a time is on its way, so one buffer is enough.
  const buffer = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, end + 1 - start));
  try {
    for (let position = start; position <= end; ) {
      const length = Math.min(buffer.length, end + 1 - position);
      const { bytesRead } = await handle.read(buffer, 0, length, position);
      if (bytesRead === 0) throw new Error('The file became shorter while it was sent.');
      position += bytesRead;
      if (!(await isWritten(outgoing, buffer.subarray(0, bytesRead)))) return;
    }
    outgoing.end();
  } finally {
    await handle.close();
  }
}

/** True when the connection has taken the bytes, false when the client has left. */
function isWritten(outgoing: ServerResponse, bytes: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    if (outgoing.destroyed) return resolve(false);
    const leave = () => resolve(false);
    outgoing.once('close', leave);
    outgoing.write(bytes, (error) => {
      outgoing.off('close', leave);
      resolve(!error);
    });
  });
}

function hasBody({ headers }: Ask): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Node throws away what arrives of a body that nobody reads, for as long as it arrives. */
function hangUpOnSender(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete) return;
    const timer = setTimeout(() => incoming.socket.destroySoon(), BODY_MS);
    timer.unref();
    incoming.once('close', () => clearTimeout(timer));
  });
}

function recordOf(ask: Ask, reply: Reply, started: number, aborted: boolean) {
  return {
    time: new Date().toISOString(),
    method: ask.method,
    path: shortened(ask.target),
    status: reply.status,
    bytes: ask.method === 'HEAD' ? 0 : reply.bytes,
    ms: Math.round((performance.now() - started) * 100) / 100,
    encoding: reply.encoding === 'identity' ? undefined : reply.encoding,
    userAgent: shortened(ask.headers['user-agent'] ?? '') || undefined,
    aborted: aborted || undefined,
  } as const;
}
