import { HttpError } from './http-error.js';
import { Reader } from './reader.js';
import { readRequest } from './request.js';
import { formatResponse } from './response.js';
import { send } from './send.js';

/** Answers the request of one connection. */
export async function handleConnection(socket, handler, onError) {
  const reader = new Reader(socket);
  const response = await answer(socket, reader, handler, onError);
  if (response) await send(socket, response);
  socket.end();
  // Closing a socket with unread bytes would reset the connection, and
  // the client could lose the answer. So read to the end first.
  await reader.drain();
}

async function answer(socket, reader, handler, onError) {
  let isHead = false;
  try {
    const request = await readRequest(reader);
    if (request === null) return null; // The client left.
    isHead = request.method === 'HEAD';
    if (request.isWaiting)
      socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    return formatResponse(await handler(request), isHead);
  } catch (error) {
    if (socket.destroyed) return null; // The client left halfway.
    return formatResponse(refusal(error, onError), isHead);
  }
}

/** The response for an error; details of a bug stay on the server. */
function refusal(error, onError) {
  if (error instanceof HttpError) {
    const { status, headers, message } = error;
    return { status, headers, body: `${message}\n` };
  }
  onError(error);
  return { status: 500, body: 'Something went wrong\n' };
}
