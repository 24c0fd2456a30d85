// Requests that run ahead of their answers: one at a time, in order, and not without end.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inTurn, MAX_WAITING } from './in-turn.ts';
import { openRaw } from './testing/raw-client.ts';

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A server that notes what it is asked and answers when it is told to. */
async function start() {
  const asked: string[] = [];
  const open: ServerResponse[] = [];
  const server = createServer(
    inTurn((request, response) => {
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
  return { asked, client, answer: (text: string) => open.shift()?.end(text) };
}

test('the second request of a connection begins when the first has been answered', async () => {
  const { asked, client, answer } = await start();
  client.socket.write(GET('/1') + GET('/2') + GET('/3'));
  await expect.poll(() => asked).toEqual(['/1']);
  answer('one.');
  await client.until(/one\./);
  await expect.poll(() => asked).toEqual(['/1', '/2']);
  answer('two.');
  await expect.poll(() => asked).toEqual(['/1', '/2', '/3']);
  answer('three.');
  expect((await client.until(/three\./)).match(/one\.|two\.|three\./g)).toEqual(['one.', 'two.', 'three.']);
  client.socket.write(GET('/4'));
  await expect.poll(() => asked.at(-1)).toBe('/4');
});

test('a client that is too far ahead is cut off, and nothing more is begun for it', async () => {
  const { asked, client } = await start();
  client.socket.write(GET('/x').repeat(MAX_WAITING + 1));
  await expect.poll(() => asked).toEqual(['/x']);
  expect(client.socket.destroyed).toBe(false);
  client.socket.write(GET('/x'));
  expect(await client.rest()).toBe('');
  expect(asked).toEqual(['/x']);
});

test('whoever waits on another connection is not held up', async () => {
  const { asked, client } = await start();
  client.socket.write(GET('/slow') + GET('/never'));
  await expect.poll(() => asked).toEqual(['/slow']);
  const other = await openRaw(client.socket.remotePort ?? 0);
  other.socket.write(GET('/other'));
  await expect.poll(() => asked).toEqual(['/slow', '/other']);
});
