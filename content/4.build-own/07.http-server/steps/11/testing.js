import { request } from 'node:http';
import { connect } from 'node:net';
import { serve } from './server.js';

const host = '127.0.0.1';

/** Starts a server that ends with the test; its port. */
export async function start(t, handler, options) {
  const { port, close } = await serve(handler, options);
  t.after(close);
  return port;
}

/** Sends a text over a connection of its own; the whole answer. */
export function exchange(port, text) {
  return new Promise((resolve, reject) => {
    const pieces = [];
    const socket = connect(port, host);
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('end', () => resolve(Buffer.concat(pieces).toString()));
    socket.on('error', reject);
    socket.end(text);
  });
}

/** Asks with Node's own client; the status, the headers, the body. */
export function ask(port, path, { body, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const given = { host, port, path, agent: false, ...options };
    const asked = request(given, async (answer) => {
      const pieces = await Array.fromAsync(answer).catch(reject);
      if (!pieces) return;
      const { statusCode: status, headers } = answer;
      resolve({ status, headers, body: Buffer.concat(pieces).toString() });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
