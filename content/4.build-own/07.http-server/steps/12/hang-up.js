/** Ends a connection, with some time for the client to do the same. */
export function hangUp(socket, { lingerTime }) {
  socket.end();
  const timer = setTimeout(() => socket.destroy(), lingerTime);
  socket.on('close', () => clearTimeout(timer));
}
