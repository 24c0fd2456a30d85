// A client that sends exactly these bytes, valid or not.
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** A connection that reads text until a pattern matches. */
export interface RawConnection {
  socket: Socket;
  /** Waits until everything received matches, and returns it. */
  until(pattern: RegExp): Promise<string>;
  /** Everything received until the server closed the connection. */
  rest(): Promise<string>;
}

/** Opens a connection to a local port. */
export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    received += chunk;
  });
  // A reset is one of the ways in which a server may close a connection.
  socket.on('error', () => {});
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const wait = (isOver: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isOver()) return;
        socket.off('data', look).off('close', look);
        resolve();
      };
      socket.on('data', look).on('close', look);
      look();
    });
  return {
    socket,
    async until(pattern) {
      await wait(() => pattern.test(received) || socket.destroyed);
      if (!pattern.test(received)) throw new Error(`Closed before ${pattern}: ${received.slice(0, 200)}`);
      return received;
    },
    async rest() {
      await wait(() => socket.destroyed);
      return received;
    },
  };
}

/** Sends bytes and returns what came back until the server closed. (Node drops the response for a client that half-closes.) */
export async function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.write(bytes);
  try {
    return await text(socket.setEncoding('latin1'));
  } catch {
    return '';
  }
}

/** The status of a raw response. */
export function statusOf(response: string): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(response)?.[1] ?? 0);
}
