// Sending responses on a connection: files sent in pieces, and the resulting log.
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { AccessRecord } from './access-log.ts';
import { createResponder } from './respond.ts';
import { createListener, sendFile } from './send.ts';
import { temporaryFolder } from './testing/build-folder.ts';
import { openRaw, sendRaw, statusOf } from './testing/raw-client.ts';
import { openTestBuild } from './testing/test-client.ts';

async function openFile(bytes: Uint8Array): Promise<FileHandle> {
  const file = join(await temporaryFolder(), 'file.bin');
  await writeFile(file, bytes);
  return open(file);
}

const isClosed = (handle: FileHandle) => expect.poll(() => handle.fd).toBe(-1);
const GET = 'GET /a/b?x=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';

async function listen(listener: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server that hands its response objects to the test. */
async function listenForResponse() {
  let arrived: (response: ServerResponse) => void = () => {};
  const response = new Promise<ServerResponse>((resolve) => {
    arrived = resolve;
  });
  const port = await listen((_request, outgoing) => arrived(outgoing));
  const client = await openRaw(port);
  client.socket.write(`${GET}\r\n`);
  return { client, outgoing: await response };
}

test('the asked bytes arrive over several chunks, and the file is closed', async () => {
  const handle = await openFile(Uint8Array.from({ length: 500_000 }, (_, index) => index % 251));
  const { client, outgoing } = await listenForResponse();
  outgoing.writeHead(200, { 'Content-Length': '399900' });
  await sendFile({ handle, start: 100, end: 399_999 }, outgoing);
  const body = Buffer.from((await client.rest()).split('\r\n\r\n')[1] ?? '', 'latin1');
  expect([body.length, body[0], body.at(-1)]).toEqual([399_900, 100, 399_999 % 251]);
  await isClosed(handle);
});

test('the file is closed when the client leaves before or while it is sent', async () => {
  const before = await openFile(new Uint8Array(10));
  const first = await listenForResponse();
  first.outgoing.destroy();
  await sendFile({ handle: before, start: 0, end: 9 }, first.outgoing);
  await isClosed(before);

  // More than the buffers between two sockets hold.
  const during = await openFile(new Uint8Array(16_000_000));
  const second = await listenForResponse();
  second.client.socket.pause();
  const sent = sendFile({ handle: during, start: 0, end: 15_999_999 }, second.outgoing);
  await expect.poll(() => second.outgoing.writableNeedDrain).toBe(true);
  second.client.socket.destroy();
  await sent;
  await isClosed(during);
});

test('a file that is too short is a failure, not a short response', async () => {
  const handle = await openFile(new Uint8Array(10));
  const { outgoing } = await listenForResponse();
  await expect(sendFile({ handle, start: 0, end: 19 }, outgoing)).rejects.toThrow(
    'The file became shorter while it was sent.',
  );
  await isClosed(handle);
});

test('every request is one line in the log', async () => {
  const { build, log, lines } = await openTestBuild();
  const port = await listen(createListener(createResponder({ build, log }), log));
  await sendRaw(port, `${GET}Accept-Encoding: br\r\nUser-Agent: test\r\n\r\n`);
  await sendRaw(
    port,
    'HEAD /nope HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nConnection: close\r\n\r\n',
  );
  await expect.poll(() => lines.length).toBe(2);
  const records: AccessRecord[] = lines.map((line) => JSON.parse(line));
  expect(records).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'GET',
      path: '/a/b?x=1',
      status: 200,
      bytes: expect.any(Number),
      ms: expect.any(Number),
      encoding: 'br',
      userAgent: 'test',
    },
    {
      time: expect.any(String),
      method: 'HEAD',
      path: '/nope',
      status: 404,
      bytes: 0,
      ms: expect.any(Number),
    },
  ]);
});

test('a failure is one line in the log too, and says no more than its status', async () => {
  const { build: good, log, lines, errors } = await openTestBuild();
  const build = { ...good, current: () => Promise.reject(new Error('disk on fire')) };
  const port = await listen(createListener(createResponder({ build, log }), log));
  expect(statusOf(await sendRaw(port, `${GET}\r\n`))).toBe(500);
  await expect.poll(() => lines.map((line) => JSON.parse(line).status)).toEqual([500]);
  expect(errors.map((line) => JSON.parse(line).message)).toEqual(['disk on fire']);
});

test('what cannot be sent breaks the connection and is in the log', async () => {
  const { log, errors } = await openTestBuild();
  const unsendable = { status: 200, headers: { 'X-A': 'a\nb' }, body: null, bytes: 0 };
  for (const response of [unsendable, Promise.resolve(unsendable)]) {
    const port = await listen(createListener(() => response, log));
    expect(await sendRaw(port, `${GET}\r\n`)).toBe('');
  }
  expect(errors.map((line) => JSON.parse(line).path)).toEqual(['/a/b?x=1', '/a/b?x=1']);
});

test.each(['GET', 'POST'])(
  'who sends a body without end (%s) gets a response, then is hung up on',
  async (method) => {
    const { build } = await openTestBuild();
    const port = await listen(createListener(createResponder({ build })));
    const { socket, rest } = await openRaw(port);
    socket.write(`${method} /a/b HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhello`);
    expect(statusOf(await rest())).toBe(method === 'GET' ? 200 : 405);
  },
);
