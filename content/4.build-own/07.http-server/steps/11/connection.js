import { HttpError } from './http-error.js';
import { Reader } from './reader.js';
import { readRequest } from './request.js';
import { formatResponse } from './response.js';
import { send } from './send.js';

/** Answers the requests of one connection, one after the other. */
export async function handleConnection(socket, handler, onError) {
  const reader = new Reader(socket);
  let isOpen = true;
  while (isOpen && (await reader.hasMore()))
    isOpen = await handleRequest(socket, reader, handler, onError);
  socket.end();
  // Closing a socket with unread bytes would reset the connection, and
  // the client could lose the answer. So read to the end first.
  await reader.drain();
}

/** Answers one request. Whether another one may follow. */
async function handleRequest(socket, reader, handler, onError) {
  let request;
  let response;
  try {
    request = await readRequest(reader);
    if (request.isWaiting)
      socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    response = formatResponse(await handler(request), request);
  } catch (error) {
    if (socket.destroyed) return false; // The client left halfway.
    response = formatResponse(refusal(error, onError), request);
  }
  await send(socket, response);
  return !response.isLast && request.body.finish();
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
