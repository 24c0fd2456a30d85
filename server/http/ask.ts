// A request as the answers need it, from Node's own message when there is one: its target is as it was sent,
// while a Request's URL is already normalised (`/a/../b` would pass for `/b`).
import type { IncomingHttpHeaders } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the app's handlers get beside the request: Node's pair on the server, nothing in tests of the app alone. */
export type AppEnv = { Bindings: Partial<HttpBindings> };

/** Method, target and headers of a request. */
export interface Ask {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
  /** Aborted when the client goes away. A function, because making the signal costs. */
  signal(): AbortSignal;
}

/** Reads the request of a hono context. */
export function askFrom(c: Context<AppEnv>): Ask {
  const request = c.req.raw;
  const incoming = c.env?.incoming;
  const signal = () => request.signal;
  if (incoming && 'httpVersion' in incoming) {
    return { method: request.method, target: incoming.url ?? '/', headers: incoming.headers, signal };
  }
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    target: pathname + search,
    headers: Object.fromEntries(request.headers),
    signal,
  };
}
