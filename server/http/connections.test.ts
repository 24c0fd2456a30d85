// Stopping: responses under way are finished, nothing new begins. Requests that run ahead of their responses: one at a
// time, in order, and not without end.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { MAX_WAITING, onePerConnection, watchConnections } from './connections.ts';
import { type RunningServer, startServer, stopOnSignals } from './serve.ts';
import { makeBuild } from './testing/build-folder.ts';
import { openRaw, statusOf } from './testing/raw-client.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A server whose responses wait until the test gives them. */
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

test('a response under way is finished, told to be the last, and then the server is gone', async () => {
  const { port, connections, next } = await startSlow();
  const client = await openRaw(port);
  client.socket.write(get('/'));
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

test('a response whose head is already out is finished too, and its connection closed', async () => {
  const { port, connections, next } = await startSlow();
  const client = await openRaw(port);
  client.socket.write(get('/'));
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
  idle.socket.write(get('/'));
  (await next()).end('x');
  await idle.until(/x/);
  await connections.stop(10_000);
  await Promise.all([silent.rest(), idle.rest()]);
});

test('a response that never ends is cut in the end', async () => {
  const { port, connections, next } = await startSlow();
  const client = await openRaw(port);
  client.socket.write(get('/'));
  await next();
  await connections.stop(20);
  expect(await client.rest()).toBe('');
});

test('a request that arrives on an open connection while stopping still gets a response', async () => {
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

/** A server that notes requests and responds when it is told to. */
async function startQueue() {
  const asked: string[] = [];
  const open: ServerResponse[] = [];
  const server = createServer(
    onePerConnection((request, response) => {
      asked.push(request.url ?? '');
      open.push(response);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const client = await openRaw((server.address() as AddressInfo).port);
  return { asked, client, respond: (text: string) => open.shift()?.end(text) };
}

test('the second request of a connection begins when the first has its response', async () => {
  const { asked, client, respond } = await startQueue();
  client.socket.write(get('/1') + get('/2') + get('/3'));
  await expect.poll(() => asked).toEqual(['/1']);
  respond('one.');
  await client.until(/one\./);
  await expect.poll(() => asked).toEqual(['/1', '/2']);
  respond('two.');
  await expect.poll(() => asked).toEqual(['/1', '/2', '/3']);
  respond('three.');
  expect((await client.until(/three\./)).match(/one\.|two\.|three\./g)).toEqual(['one.', 'two.', 'three.']);
  client.socket.write(get('/4'));
  await expect.poll(() => asked.at(-1)).toBe('/4');
});

test('a client that is too far ahead is cut off, and nothing more is begun for it', async () => {
  const { asked, client } = await startQueue();
  client.socket.write(get('/x').repeat(MAX_WAITING + 1));
  await expect.poll(() => asked).toEqual(['/x']);
  expect(client.socket.destroyed).toBe(false);
  client.socket.write(get('/x'));
  expect(await client.rest()).toBe('');
  expect(asked).toEqual(['/x']);
});

test('whoever waits on another connection is not held up', async () => {
  const { asked, client } = await startQueue();
  client.socket.write(get('/slow') + get('/never'));
  await expect.poll(() => asked).toEqual(['/slow']);
  const other = await openRaw(client.socket.remotePort ?? 0);
  other.socket.write(get('/other'));
  await expect.poll(() => asked).toEqual(['/slow', '/other']);
});
