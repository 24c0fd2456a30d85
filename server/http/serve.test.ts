// The server on a real port: how Node's parser and the limits treat requests.
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type RunningServer, type ServeOptions, startServer } from './serve.ts';
import { BUILD, GUIDE, makeBuild, temporaryFolder } from './testing/build-folder.ts';
import { openRaw, sendRaw, statusOf } from './testing/raw-client.ts';

async function start(options: Partial<ServeOptions> = {}): Promise<RunningServer & { outDir: string }> {
  const outDir = options.outDir ?? (await makeBuild());
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    log: false,
    forceStopMs: 100,
    ...options,
    outDir,
  });
  onTestFinished(() => server.stop());
  return { ...server, outDir };
}

/** More than the buffers between two sockets hold. */
const LARGE = 16_000_000;
/** More than the buffers of both ends of a connection hold: on some systems they grow to 38 MB. */
const ENDLESS = 64_000_000;
const request = (line: string, ...headers: string[]) =>
  `${[line, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`;

test('a page comes compressed over the wire, with every header', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/a/b`, { headers: { 'accept-encoding': 'br' } });
  expect([response.status, response.headers.get('content-encoding'), await response.text()]).toEqual([
    200,
    'br',
    GUIDE,
  ]);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the address to open names this machine when the server listens everywhere', async () => {
  const { url, port } = await start({ host: '0.0.0.0' });
  expect(url).toBe(`http://localhost:${port}`);
});

test('a port in use and a missing build are explained', async () => {
  const { port, outDir } = await start();
  await expect(startServer({ port, host: '127.0.0.1', outDir })).rejects.toThrow(
    `Port ${port} is in use. Stop the other program or choose another port: PORT=${port + 1} npm start`,
  );
  const empty = await temporaryFolder();
  await expect(startServer({ port: 0, host: '127.0.0.1', outDir: empty })).rejects.toThrow(
    `There is no build in ${join(empty, 'static')}. Build the site first: npm run build, or npx plinth build.`,
  );
  await expect(startServer({ port: 0, host: '127.0.0.1', outDir: 'no-such-folder' })).rejects.toThrow(
    'There is no build in no-such-folder/static. Build the site first: npm run build, or npx plinth build.',
  );
});

test.each([
  ['dot segments', 'GET /a/../a/b HTTP/1.1', 404],
  ['an absolute address', 'GET http://other.example/a/b HTTP/1.1', 200],
  ['dot segments in an absolute address', 'GET http://other.example/../a/b HTTP/1.1', 404],
  ['a backslash', 'GET /a\\b HTTP/1.1', 400],
  ['an unknown method', 'BREW /a/b HTTP/1.1', 400],
  ['a known but refused method', 'DELETE /a/b HTTP/1.1', 405],
  ['TRACE', 'TRACE /a/b HTTP/1.1', 405],
  ['CONNECT', 'CONNECT a.example:443 HTTP/1.1', 405],
  ['OPTIONS for a page', 'OPTIONS /a/b HTTP/1.1', 204],
  ['OPTIONS for the whole server', 'OPTIONS * HTTP/1.1', 204],
  ['HTTP/1.0', 'GET /a/b HTTP/1.0', 200],
  ['a URL of 9 kB', `GET /${'a'.repeat(9000)} HTTP/1.1`, 414],
  ['a URL of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1`, 414],
  ['a URL of 300 kB', `GET /${'a'.repeat(300_000)} HTTP/1.1`, 431],
])('%s', async (_name, line, status) => {
  const { port } = await start();
  expect(statusOf(await sendRaw(port, request(line, 'Connection: close')))).toBe(status);
});

test('headers over 256 kB get 431 although the client is still sending', async () => {
  const { port } = await start();
  const response = await sendRaw(port, request('GET / HTTP/1.1', `X-Long: ${'x'.repeat(1_000_000)}`));
  expect(response).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\nConnection: close\r\n/);
});

test('an old client need not name a host', async () => {
  const { port } = await start();
  expect(statusOf(await sendRaw(port, 'GET /a/b HTTP/1.0\r\n\r\n'))).toBe(200);
});

test('a request without a host gets 400, junk gets 400', async () => {
  const { port } = await start();
  expect(statusOf(await sendRaw(port, 'GET / HTTP/1.1\r\n\r\n'))).toBe(400);
  expect(statusOf(await sendRaw(port, '\x16\x03\x01\x02\x00\x01\x00'))).toBe(400);
  expect(statusOf(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'))).toBe(400);
});

test.each([
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
  ['an expectation', request('GET / HTTP/1.1', 'Expect: miracles'), 417],
  ['no HTTP at all', 'EHLO x\r\n', 400],
])(
  '%s: the short answer tells a browser neither to guess nor to run anything',
  async (_name, bytes, status) => {
    const { port } = await start();
    const response = await sendRaw(port, bytes);
    expect(statusOf(response)).toBe(status);
    expect(response).toContain("\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\n");
    expect(response).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
  },
);

test('HEAD is refused without a body too', async () => {
  const { port } = await start();
  const response = await sendRaw(port, request('HEAD / HTTP/1.1', 'Host: y'));
  expect([statusOf(response), response.split('\r\n\r\n')[1]]).toEqual([400, '']);
});

test.each(['Content-Length: 5\r\n\r\nhello', 'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n'])(
  'a GET with a body (%j) does not disturb the next request on the connection',
  async (body) => {
    const { port } = await start();
    const first = `GET /a/b HTTP/1.1\r\nHost: x\r\n${body}`;
    const response = await sendRaw(port, first + request('HEAD /favicon.ico HTTP/1.1', 'Connection: close'));
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
    expect(response).toContain('image/x-icon');
  },
);

test('nobody is asked to send a body', async () => {
  const { port } = await start();
  const response = await sendRaw(
    port,
    request('POST / HTTP/1.1', 'Connection: close', 'Expect: 100-continue', 'Content-Length: 9'),
  );
  expect(statusOf(response)).toBe(405);
});

test('a request that never ends is told so', async () => {
  const { port } = await start({
    limits: { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 },
  });
  const { socket, rest } = await openRaw(port);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
  expect(statusOf(await rest())).toBe(408);
});

test('a client that stops reading is hung up on, and its file closed', async () => {
  const { port } = await start({
    // Longer than a busy machine pauses between the connection and the response.
    limits: { silenceTimeout: 1_000 },
    outDir: await makeBuild({ ...BUILD, 'assets/deaf.bin': new Uint8Array(ENDLESS) }),
  });
  const { socket, until, rest } = await openRaw(port);
  socket.write(request('GET /assets/deaf.bin HTTP/1.1'));
  await until(/\r\n\r\n/);
  socket.pause();
  await expect.poll(() => openFiles('deaf.bin'), { timeout: 10_000 }).toBe(0);
  socket.resume();
  expect((await rest()).length).toBeLessThan(ENDLESS);
});

test('junk behind a request does not get into the response under way', async () => {
  const { port } = await start({
    outDir: await makeBuild({ ...BUILD, 'assets/large.bin': new Uint8Array(LARGE) }),
  });
  const { socket, until, rest } = await openRaw(port);
  socket.write(request('GET /assets/large.bin HTTP/1.1'));
  await until(/\r\n\r\n/);
  socket.pause();
  socket.write('\x00\x01junk\r\n\r\n');
  socket.resume();
  const received = await rest();
  expect(received).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(received.lastIndexOf('HTTP/1.1')).toBe(0);
});

test('a file that becomes shorter while it is sent breaks the connection, and only that', async () => {
  const server = await start({
    outDir: await makeBuild({ ...BUILD, 'assets/large.bin': new Uint8Array(LARGE) }),
  });
  const { socket, until, rest } = await openRaw(server.port);
  socket.write(request('GET /assets/large.bin HTTP/1.1'));
  await until(/\r\n\r\n/);
  socket.pause();
  await truncate(join(server.outDir, 'static/assets/large.bin'), 1000);
  socket.resume();
  const received = await rest();
  expect(received).toContain(`Content-Length: ${LARGE}`);
  expect(received.length).toBeLessThan(LARGE);
  expect((await fetch(`${server.url}/a/b`)).status).toBe(200);
});

test('no response leaves a file open, not even to clients that leave in the middle', async () => {
  const server = await start({
    outDir: await makeBuild({ ...BUILD, 'assets/large.bin': new Uint8Array(LARGE) }),
  });
  for (let i = 0; i < 20; i++) {
    const { socket, until } = await openRaw(server.port);
    socket.write(request('GET /assets/large.bin HTTP/1.1'));
    if (i % 2 === 0) await until(/\r\n\r\n/);
    socket.destroy();
  }
  const url = `${server.url}/assets/large.bin`;
  const head = await fetch(url, { method: 'HEAD' });
  const known = await fetch(url, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } });
  const beyond = await fetch(url, { headers: { range: `bytes=${LARGE}-` } });
  expect([head.status, known.status, beyond.status]).toEqual([200, 304, 416]);
  const whole = await (await fetch(url)).arrayBuffer();
  expect(whole.byteLength).toBe(LARGE);
  await expect.poll(() => openFiles('large.bin')).toBe(0);
});

/** How many descriptors of this process point at a file of that name (Linux only; elsewhere 0). */
async function openFiles(name: string): Promise<number> {
  const { readdir, readlink } = await import('node:fs/promises');
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
  return targets.filter((target) => target.endsWith(name)).length;
}
