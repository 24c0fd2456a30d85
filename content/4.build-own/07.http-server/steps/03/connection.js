import { HttpError } from './http-error.js';
import { Reader } from './reader.js';
import { readRequest } from './request.js';

/** Answers the request of one connection. */
export async function handleConnection(socket, handler) {
  const reader = new Reader(socket);
  socket.end(await answer(reader, handler));
  // Closing a socket with unread bytes would reset the connection, and
  // the client could lose the answer. So read to the end first.
  await reader.drain();
}

async function answer(reader, handler) {
  try {
    const request = await readRequest(reader);
    if (request === null) return ''; // The client left.
    return `HTTP/1.1 200 OK\r\n\r\n${await handler(request)}`;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return `HTTP/1.1 ${error.status} Refused\r\n\r\n${error.message}`;
  }
}
