// Stopping: answers under way are finished, nothing new begins.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { watchConnections } from './connections.ts';
import { type RunningServer, startServer, stopOnSignals } from './serve.ts';
import { makeBuild } from './testing/build-folder.ts';
import { openRaw, statusOf } from './testing/raw-client.ts';

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** A server whose answers wait until the test gives them. */
async function startSlow() {
  const waiting: ServerResponse[] = [];
  let arrived = () => {};
  const server = createServer();
  const connections = watchConnections(server);
  server.on('request', (_request, response) => {
    waiting.push(response);
    arrived();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = (server.address() as AddressInfo).port;
  /** The response for the next request that arrives. */
  const next = () =>
    new Promise<ServerResponse>((resolve) => {
      arrived = () => {
        const response = waiting.shift();
        if (response) resolve(response);
      };
      arrived();
    });
  return { port, connections, next };
}

test('an answer under way is finished, told to be the last, and then the server is gone', async () => {
  const { port, connections, next } = await startSlow();
  const client = await openRaw(port);
  client.socket.write(GET);
  const response = await next();
  let isStopped = false;
  const stopped = connections.stop(10_000).then(() => {
    isStopped = true;
  });
  await expect(openRaw(port)).rejects.toThrow('ECONNREFUSED');
  expect([connections.isStopping(), isStopped]).toEqual([true, false]);
  response.end('late');
  const received = await client.rest();
  await stopped;
  expect(received).toContain('Connection: close');
  expect(received).toMatch(/late/);
});

test('an answer whose head is already out is finished too, and its connection closed', async () => {
  const { port, connections, next } = await startSlow();
  const client = await openRaw(port);
  client.socket.write(GET);
  const response = await next();
  response.writeHead(200, { 'Content-Length': '10' });
  response.write('first');
  await client.until(/first$/);
  const stopped = connections.stop(10_000);
  response.end('-last');
  await stopped;
  expect(await client.rest()).toMatch(/first-last$/);
});

test('connections that are idle or have not said anything do not hold the server up', async () => {
  const { port, connections, next } = await startSlow();
  const silent = await openRaw(port);
  const idle = await openRaw(port);
  idle.socket.write(GET);
  (await next()).end('x');
  await idle.until(/x/);
  await connections.stop(10_000);
  await Promise.all([silent.rest(), idle.rest()]);
});

test('an answer that never ends is cut in the end', async () => {
  const { port, connections, next } = await startSlow();
  const client = await openRaw(port);
  client.socket.write(GET);
  await next();
  await connections.stop(20);
  expect(await client.rest()).toBe('');
});

test('a request that arrives on an open connection while stopping is still answered', async () => {
  const outDir = await makeBuild();
  const server = await startServer({ port: 0, host: '127.0.0.1', outDir, log: false });
  const client = await openRaw(server.port);
  client.socket.write('GET /healthz HTTP/1.1\r\n');
  // A second request on another connection proves that the first bytes above have been read.
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const stopped = server.stop();
  client.socket.write('Host: x\r\n\r\n');
  const received = await client.rest();
  await stopped;
  expect([statusOf(received), received.includes('Connection: close')]).toEqual([503, true]);
});

test('the first signal stops the server, a second one ends the process at once', async () => {
  const before = { term: process.listeners('SIGTERM'), int: process.listeners('SIGINT') };
  const exits: number[] = [];
  let finish = () => {};
  const stopping = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server: RunningServer = { url: '', port: 0, stop: () => stopping };
  stopOnSignals(server, (code) => exits.push(code));
  try {
    process.emit('SIGTERM');
    expect(exits).toEqual([]);
    process.emit('SIGINT');
    expect(exits).toEqual([1]);
    finish();
    await expect.poll(() => exits).toEqual([1, 0]);
  } finally {
    for (const listener of process.listeners('SIGTERM'))
      if (!before.term.includes(listener)) process.off('SIGTERM', listener);
    for (const listener of process.listeners('SIGINT'))
      if (!before.int.includes(listener)) process.off('SIGINT', listener);
  }
});
