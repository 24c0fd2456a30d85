import { connect } from 'node:net';

const host = '127.0.0.1';

/** Sends a text over a connection of its own; the whole answer. */
export function exchange(port, text) {
  return new Promise((resolve, reject) => {
    const pieces = [];
    const socket = connect(port, host);
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('end', () => resolve(Buffer.concat(pieces).toString()));
    socket.on('error', reject);
    socket.end(text);
  });
}
