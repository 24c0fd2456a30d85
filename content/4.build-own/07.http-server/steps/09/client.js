import { once } from 'node:events';
import { connect } from 'node:net';
import { readHeaders } from './headers.js';
import { Reader } from './reader.js';

/** A client that sends what you like and reads answers one by one. */
export async function openClient(t, port) {
  const socket = connect(port, '127.0.0.1');
  t.after(() => socket.destroy());
  await once(socket, 'connect');
  const reader = new Reader(socket);
  const send = (...requests) => socket.write(requests.join(''));

  /** The next answer; null if the server has closed the connection. */
  const receive = async () => {
    const line = await reader.readLine();
    if (line === null) return null;
    const headers = await readHeaders(reader);
    let body = '';
    let left = Number(headers.get('content-length') ?? 0);
    while (left > 0) {
      const piece = await reader.readPiece(left);
      left -= piece.length;
      body += piece;
    }
    return { status: Number(line.split(' ')[1]), headers, body };
  };
  return { socket, send, receive };
}
