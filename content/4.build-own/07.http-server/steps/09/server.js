import { handleConnection } from './connection.js';
import { listen } from './tcp.js';

const defaults = { port: 0, onError: console.error };

/** Answers each request with what the handler returns for it. */
export function serve(handler, options = {}) {
  const { port, onError } = { ...defaults, ...options };
  return listen(port, (socket) =>
    handleConnection(socket, handler, onError),
  );
}
