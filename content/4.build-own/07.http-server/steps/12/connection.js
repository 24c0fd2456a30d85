import { hangUp } from './hang-up.js';
import { HttpError } from './http-error.js';
import { Reader } from './reader.js';
import { readRequest } from './request.js';
import { formatResponse } from './response.js';
import { send } from './send.js';

/** Answers the requests of one connection, one after the other. */
export async function handleConnection(socket, handler, options) {
  const { limits } = options;
  socket.setTimeout(limits.idleTime, () => socket.destroy());
  const reader = new Reader(socket, limits.lineBytes);
  let isOpen = true;
  while (isOpen && (await reader.hasMore()))
    isOpen = await handleRequest(socket, reader, handler, options);
  hangUp(socket, limits);
  // Closing a socket with unread bytes would reset the connection, and
  // the client could lose the answer. So read to the end first.
  await reader.drain();
}

/** Answers one request. Whether another one may follow. */
async function handleRequest(socket, reader, handler, options) {
  const { onError, limits } = options;
  let request;
  let response;
  try {
    request = await readInTime(socket, reader, limits);
    if (!socket.writable) return false; // The time was over.
    if (request.isWaiting)
      socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    response = formatResponse(await handler(request), request);
  } catch (error) {
    if (!socket.writable) return false; // The client left halfway.
    response = formatResponse(refusal(error, onError), request);
  }
  await send(socket, response);
  return !response.isLast && request.body.finish();
}

/** Reads a request, but tells a client that is too slow, and ends. */
async function readInTime(socket, reader, limits) {
  const timer = setTimeout(() => {
    const error = new HttpError(408, 'The request took too long');
    send(socket, formatResponse(refusal(error)));
    hangUp(socket, limits);
  }, limits.headTime);
  try {
    return await readRequest(reader, limits);
  } finally {
    clearTimeout(timer);
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
