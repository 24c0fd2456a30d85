// Sends a response over a connection.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type AccessRecord, type Log, shortened } from './access-log.ts';
import { type RequestInfo, readRequest } from './request.ts';
import type { Responder } from './respond.ts';
import type { FilePart, ResponseData } from './response.ts';

const CHUNK_BYTES = 128 * 1024;

/** Time for a client to finish sending a request body that is not read. */
const BODY_MS = 500;

/** Sends each response, and logs it when it was sent, or the connection was closed. */
export function createListener(respond: Responder, log?: Log): RequestListener {
  return (incoming, outgoing) => {
    const started = performance.now();
    const request = readRequest(incoming);
    const fail = (error: unknown) => {
      log?.error(error, { method: request.method, path: shortened(request.target) });
      outgoing.destroy();
    };
    const finish = (response: ResponseData) => {
      if (log?.access)
        outgoing.once('close', () =>
          log.access?.(recordOf(request, response, started, !outgoing.writableFinished)),
        );
      if (hasBody(request)) hangUpOnSender(incoming, outgoing);
      try {
        send(response, request, outgoing)?.catch(fail);
      } catch (error) {
        fail(error);
      }
    };
    const response = respond(request);
    if (response instanceof Promise) void response.then(finish);
    else finish(response);
  };
}

/** Returns a promise only if several steps are needed. */
function send({ status, headers, body }: ResponseData, { method }: RequestInfo, outgoing: ServerResponse) {
  outgoing.writeHead(status, headers);
  if (method === 'HEAD' || body === null) outgoing.end();
  else if (typeof body === 'string' || body instanceof Uint8Array) outgoing.end(body);
  else return sendFile(body, outgoing);
}

/**
 * Sends bytes of an open file and closes it, also on failure and when the client disconnects. If the file
 * became shorter, the connection is destroyed, because a truncated body must not look complete.
 */
export async function sendFile({ handle, start, end }: FilePart, outgoing: ServerResponse): Promise<void> {
  // Only one piece at a time is in transit, so one buffer is enough.
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

/** True when the connection has accepted the bytes, false when the client has disconnected. */
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

function hasBody({ headers }: RequestInfo): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Node discards an unread request body for as long as it arrives, so the connection is closed. */
function hangUpOnSender(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.once('finish', () => {
    if (incoming.complete) return;
    const timer = setTimeout(() => incoming.socket.destroySoon(), BODY_MS);
    timer.unref();
    incoming.once('close', () => clearTimeout(timer));
  });
}

function recordOf(
  request: RequestInfo,
  response: ResponseData,
  started: number,
  aborted: boolean,
): AccessRecord {
  return {
    time: new Date().toISOString(),
    method: request.method,
    path: shortened(request.target),
    status: response.status,
    bytes: request.method === 'HEAD' ? 0 : response.bytes,
    ms: Math.round((performance.now() - started) * 100) / 100,
    encoding: response.encoding === 'identity' ? undefined : response.encoding,
    userAgent: shortened(request.headers['user-agent'] ?? '') || undefined,
    aborted: aborted || undefined,
  };
}
