import { once } from 'node:events';
import { createServer } from 'node:net';

// A client that has sent everything still waits for the answer, so the
// server keeps its half of the connection open.
const settings = { allowHalfOpen: true, noDelay: true };

/** Runs a function for each connection. Port 0 means any free port. */
export async function listen(port, onConnection) {
  const sockets = new Set();
  const server = createServer(settings, async (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Clients leave at any moment. Without this listener, the error of
    // one connection would end the whole process.
    socket.on('error', () => socket.destroy());
    try {
      await onConnection(socket);
    } catch {
      socket.destroy();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { port: server.address().port, close };
}
