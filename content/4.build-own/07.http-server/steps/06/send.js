import { pipeline } from 'node:stream/promises';

/** Writes a response. A body in pieces waits for a slow client. */
export async function send(socket, { head, body }) {
  if (typeof body === 'string' || body instanceof Uint8Array) {
    socket.write(Buffer.concat([head, Buffer.from(body)]));
    return;
  }
  socket.write(head);
  // If the body fails halfway, this closes the connection, so that the
  // client sees that something is missing.
  await pipeline(body, socket, { end: false });
}
