// One conversation with a server over a plain socket, from the first byte to the last.
import { connect } from 'node:net';
import type { Attack } from './attack.ts';

/** Everything that came back until the connection was over. */
export function converse(port: number, { bytes, after }: Pick<Attack, 'bytes' | 'after'>): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
    });
    // A reset is one of the ways in which a server may end a conversation.
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    if (after === 'half-close') socket.end(bytes, 'latin1');
    else socket.write(bytes, 'latin1');
  });
}

/** The statuses in what came back, in order, or `closed`. */
export function outcomeOf(received: string): string {
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => match[1]);
  return statuses.length > 0 ? statuses.join(' ') : 'closed';
}

/** The heads of the responses in what came back; `100 Continue` is none yet. */
export function headsOf(received: string): string[] {
  return [...received.matchAll(/HTTP\/1\.1 [2-5]\d\d [\s\S]*?\r\n\r\n/g)].map(([head]) => head);
}

/** Whether a browser is told neither to guess the type of the answer nor to run what is in it. */
export function isGuarded(head: string): boolean {
  return /^x-content-type-options: nosniff\r$/im.test(head) && /^content-security-policy: .+\r$/im.test(head);
}
