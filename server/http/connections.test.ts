// Connection limits and idle connections; stopping: pending responses are finished, requests in transit are
// answered, new ones are refused; pipelined requests: one at a time, in order, and limited in number.
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  type ConnectionLimits,
  MAX_WAITING,
  onePerConnection,
  refuseUnreadable,
  watchConnections,
} from './connections.ts';
import { type RunningServer, type ServeOptions, startServer, stopOnSignals } from './serve.ts';
import { BUILD, makeBuild } from './testing/build-folder.ts';
import { openRaw, sendRaw, statusOf } from './testing/raw-client.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

const LIMITS: ConnectionLimits = { maxConnections: 100, firstByteTimeout: 10_000, idleGrace: 20 };

/** A server whose responses wait until the test sends them. */
async function startSlow(limits: Partial<ConnectionLimits> = {}) {
  const waiting: ServerResponse[] = [];
  let arrived = () => {};
  const server = createServer();
  const connections = watchConnections(server, { ...LIMITS, ...limits });
  refuseUnreadable(server, connections, undefined);
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

test('what follows a request that is said to be the last costs nobody the response to it', async () => {
  const { port, next } = await startSlow();
  const client = await openRaw(port);
  client.socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\nGARBAGE\x00\x01');
  const response = await next();
  client.socket.write('MORE\x02');
  // The server has received all of it by now.
  await expect.poll(() => response.req.socket.bytesRead).toBeGreaterThanOrEqual(60);
  response.end('whole');
  expect(await client.rest()).toMatch(/^HTTP\/1\.1 200 [\s\S]*whole$/);
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

test('a request that was on its way when the server was told to stop is answered, and is the last', async () => {
  const { port, connections, next } = await startSlow({ idleGrace: 5000 });
  const idle = await openRaw(port);
  idle.socket.write(get('/'));
  (await next()).end('first.');
  await idle.until(/first\./);
  const unused = await openRaw(port);
  const stopped = connections.stop(10_000);
  for (const client of [idle, unused]) client.socket.write(get('/'));
  for (const _ of [idle, unused]) (await next()).end('second.');
  await stopped;
  expect(await idle.rest()).toMatch(
    /first\.HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close\r\n[\s\S]*second\.$/,
  );
  expect(await unused.rest()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close\r\n[\s\S]*second\.$/);
});

test('a client that was promised the connection before the order to stop may still use it', async () => {
  const { port, connections, next } = await startSlow({ idleGrace: 5000 });
  const client = await openRaw(port);
  client.socket.write(get('/'));
  const response = await next();
  response.writeHead(200, { 'Content-Length': '6' });
  response.write('first');
  await client.until(/first$/);
  const stopped = connections.stop(10_000);
  response.end('.');
  await client.until(/first\.$/);
  client.socket.write(get('/'));
  (await next()).end('second.');
  await stopped;
  expect(await client.rest()).toMatch(
    /first\.HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close\r\n[\s\S]*second\.$/,
  );
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
  const second = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(statusOf(await sendRaw(server.port, second))).toBe(200);
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

/** A server that records requests and responds when told to. */
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

async function start(limits: NonNullable<ServeOptions['limits']>) {
  const outDir = await makeBuild();
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    outDir,
    log: false,
    forceStopMs: 100,
    limits,
  });
  onTestFinished(() => server.stop());
  return server;
}

test('who comes when all connections are taken is told so, and is served when one is free again', async () => {
  const { port } = await start({ maxConnections: 2 });
  const [first, second] = [await openRaw(port), await openRaw(port)];
  for (const { socket, until } of [first, second]) {
    socket.write(get('/a/b'));
    await until(/Guide/);
  }
  const third = await openRaw(port);
  third.socket.write(get('/a/b'));
  const told = await third.rest();
  expect(told).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\nConnection: close\r\n/);
  expect(told.match(/HTTP\/1\.1/g)).toHaveLength(1);
  // Open connections are not affected.
  second.socket.write(get('/favicon.ico'));
  await second.until(/image\/x-icon/);
  first.socket.end();
  await first.rest();
  const fourth = await openRaw(port);
  fourth.socket.write(get('/a/b'));
  expect(statusOf(await fourth.until(/Guide/))).toBe(200);
});

test('a crowd beyond the limit is not held, and nobody who is in is disturbed', async () => {
  const { port, url } = await start({ maxConnections: 1, firstByteTimeout: 60_000 });
  const reader = await openRaw(port);
  reader.socket.write(get('/a/b'));
  await reader.until(/Guide/);
  const ended = Array.from({ length: 300 }, () => {
    const socket = connect({ port, host: '127.0.0.1' }).resume();
    socket.on('error', () => {});
    return new Promise<void>((resolve) => socket.once('close', () => resolve()));
  });
  await Promise.all(ended);
  reader.socket.write(get('/favicon.ico'));
  await reader.until(/image\/x-icon/);
  reader.socket.end();
  await reader.rest();
  expect((await fetch(`${url}/a/b`)).status).toBe(200);
});

test('connections that say nothing are closed, and then readers are served', async () => {
  const { port } = await start({ maxConnections: 5, firstByteTimeout: 100 });
  const silent = await Promise.all(Array.from({ length: 5 }, () => openRaw(port)));
  const told = await Promise.all(silent.map(({ rest }) => rest()));
  expect(told.map(statusOf)).toEqual([408, 408, 408, 408, 408]);
  const reader = await openRaw(port);
  reader.socket.write(get('/a/b'));
  expect(statusOf(await reader.until(/Guide/))).toBe(200);
});

test('a connection that has said something is not hurried, nor one that is kept', async () => {
  const { port } = await start({ firstByteTimeout: 200 });
  const slow = await openRaw(port);
  slow.socket.write('GET /a/b HTTP/1.1\r\n');
  const kept = await openRaw(port);
  kept.socket.write(get('/a/b'));
  await kept.until(/Guide/);
  // A connection that was opened later and has been closed shows that the others have timed out.
  expect(statusOf(await (await openRaw(port)).rest())).toBe(408);
  slow.socket.write('Host: x\r\n\r\n');
  expect(statusOf(await slow.until(/Guide/))).toBe(200);
  kept.socket.write(get('/favicon.ico'));
  await kept.until(/image\/x-icon/);
});

test('a body that turns out malformed after the response gets no second one', async () => {
  const { port } = await start({});
  const client = await openRaw(port);
  client.socket.write('POST /a/b HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
  await client.until(/Method not allowed/);
  client.socket.write(`zz\r\n${get('/favicon.ico')}`);
  expect((await client.rest()).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 405']);
});

test('CONNECT behind a request waits for its response', async () => {
  const outDir = await makeBuild({ ...BUILD, 'assets/large.bin': new Uint8Array(4_000_000) });
  const server = await startServer({ port: 0, host: '127.0.0.1', outDir, log: false });
  onTestFinished(() => server.stop());
  const client = await openRaw(server.port);
  client.socket.write(`${get('/assets/large.bin')}CONNECT host.example:443 HTTP/1.1\r\nHost: x\r\n\r\n`);
  const received = await client.rest();
  const body = received.indexOf('\r\n\r\n') + 4;
  expect(received.indexOf('HTTP/1.1 405')).toBe(body + 4_000_000);
});
