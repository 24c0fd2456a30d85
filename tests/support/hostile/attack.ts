// An attack: bytes to send on a connection of their own, and what must come of it.

export interface Attack {
  name: string;
  /** Sent as it is: one character, one byte. */
  bytes: string;
  /** The statuses that come back, in order, or `closed`; a bar separates outcomes that are both right. */
  outcome: string | RegExp;
  /** What the client does when everything is sent: by default it waits for the server to close. */
  after?: 'half-close';
}

/** An attack after which the client waits. */
export const attack = (name: string, outcome: Attack['outcome'], bytes: string): Attack => ({
  name,
  bytes,
  outcome,
});

/** A request that asks the server to close afterwards. */
export function request(line: string, ...headers: string[]): string {
  return `${[line, 'Host: x', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
}

/** `GET` for a target, exactly as written. */
export const get = (target: string, ...headers: string[]) => request(`GET ${target} HTTP/1.1`, ...headers);

/** `POST` on a connection that is kept; the body is up to the caller. */
export const post = (...lines: string[]) => `POST /a/b HTTP/1.1\r\nHost: x\r\n${lines.join('\r\n')}\r\n\r\n`;

/** Whether what came of an attack is what should. */
export function isExpected({ outcome }: Attack, found: string): boolean {
  return typeof outcome === 'string' ? outcome.split('|').includes(found) : outcome.test(found);
}
