import type { IncomingMessage } from 'node:http';

/**
 * Whether a request that Node has accepted could be read in another way by somebody else on the line: HTTP/0.9 knows
 * no headers and no status, and of two hosts Node takes the first while others take the last (RFC 9112, 3.2).
 */
export function isUnclear({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  if (httpVersionMajor === 0) return true;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    // The length first: this runs for every header of every request.
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}
