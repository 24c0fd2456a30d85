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
