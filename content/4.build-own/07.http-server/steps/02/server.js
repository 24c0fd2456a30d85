import { handleConnection } from './connection.js';
import { listen } from './tcp.js';

/** Answers each request with what the handler returns for it. */
export function serve(handler, { port = 0 } = {}) {
  return listen(port, (socket) => handleConnection(socket, handler));
}
