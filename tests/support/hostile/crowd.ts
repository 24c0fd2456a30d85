// Attackers that hold on to their connections: the slow, the silent, the deaf, the rude, the endless and the noisy.
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Opens a connection whose failures are its own business. */
function open(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => {});
  return socket;
}

const over = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Sends a request one byte at a time and never comes to the end. Resolves with what it was told. */
export async function trickle(port: number, everyMs: number): Promise<string> {
  const socket = open(port);
  const told = read(socket);
  const text = `GET /a/b HTTP/1.1\r\nHost: x\r\n${'X-Slow: yes\r\n'.repeat(1000)}`;
  let sent = 0;
  const timer = setInterval(() => socket.write(text.charAt(sent++)), everyMs);
  await over(socket);
  clearInterval(timer);
  return told();
}

/** Sends headers as fast as the line takes them, without end, until it is cut off. */
export async function floodHeaders(port: number): Promise<string> {
  const socket = open(port);
  const told = read(socket);
  const isOver = over(socket);
  const more = () => {
    while (!socket.destroyed && socket.write('X-Endless: yes\r\n'.repeat(500)));
  };
  socket.write('GET /a/b HTTP/1.1\r\nHost: x\r\n');
  socket.on('drain', more);
  more();
  await isOver;
  return told();
}

/** Asks for the same large thing many times and reads nothing. The caller hangs up. */
export function askWithoutReading(port: number, target: string, times: number): Socket {
  const socket = open(port);
  socket.pause();
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
  return socket;
}

/** Asks for one large thing and reads a little of it at a time. Resolves with the status and the size of the body. */
export async function readSlowly(port: number, target: string): Promise<string> {
  const socket = open(port);
  const isOver = over(socket);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let received = 0;
  let head = '';
  socket.on('data', (chunk: Buffer) => {
    if (head === '') head = chunk.toString('latin1').split('\r\n\r\n')[0] ?? '';
    received += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 2);
  });
  await isOver;
  return `${head.split(' ')[1]}: ${received - head.length - 4} bytes`;
}

/** Asks, and resets the connection as soon as the answer begins, or before. */
export async function askAndReset(port: number, target: string, isPatient: boolean): Promise<void> {
  const socket = open(port);
  const isOver = over(socket);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`, () => {
    if (!isPatient) socket.resetAndDestroy();
  });
  socket.once('data', () => socket.resetAndDestroy());
  await isOver;
}

function read(stream: Readable): () => string {
  let received = '';
  stream.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  return () => received;
}
