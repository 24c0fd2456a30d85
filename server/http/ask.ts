import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Method, target and headers of a request, as they were sent. */
export interface Ask {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
}

export function askFrom({ method = 'GET', url = '/', headers }: IncomingMessage): Ask {
  // The one target that is no path: "which methods does this server know?"
  return { method, target: method === 'OPTIONS' && url === '*' ? '/' : url, headers };
}
