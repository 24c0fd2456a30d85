// node server.js answers on port 7070 of your own computer.

import { createServer } from 'node:net';
import { DiskFolder } from './disk-folder.js';
import { Lines } from './lines.js';
import { answer } from './protocol.js';
import { Store } from './store.js';

const store = new Store(new DiskFolder('data'));
let steps = null; // of a compaction that is going on

const server = createServer((socket) => {
  const lines = new Lines();
  socket.on('data', (bytes) => {
    for (const line of lines.push(bytes))
      socket.write(`${answer(store, line)}\n`);
    if (steps === null && store.tableCount > 4) startCompaction();
  });
  socket.on('error', () => {}); // the client has gone
});

function startCompaction() {
  steps = store.compacting();
  setImmediate(compactSome);
}

/** Merges some records, then lets the clients have their turn. */
function compactSome() {
  for (let n = 0; n < 100 && steps; n += 1)
    if (steps.next().done) steps = null;
  if (steps) setImmediate(compactSome);
}

server.listen(7070, '127.0.0.1');
