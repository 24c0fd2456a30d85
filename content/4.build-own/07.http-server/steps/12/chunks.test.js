import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { readText } from './body.js';
import { readChunks, writeChunks } from './chunks.js';
import { openClient } from './client.js';
import { Reader } from './reader.js';
import { exchange, start } from './testing.js';

const readerOf = (text) => new Reader(Readable.from([Buffer.from(text)]));

test('step 9: chunks are joined', async () => {
  const reader = readerOf(
    '3\r\ntea\r\n00A;x="y"\r\n for three\r\n0\r\nX-A: 1\r\n\r\nnext\r\n',
  );
  assert.equal(await readText(readChunks(reader)), 'tea for three');
  assert.equal(await reader.readLine(), 'next');
});

test('step 9: broken chunks are refused', async () => {
  const bodies = [
    '',
    '\r\ntea\r\n0\r\n\r\n',
    '-3\r\ntea\r\n0\r\n\r\n',
    '0x3\r\ntea\r\n0\r\n\r\n',
    ' 3\r\ntea\r\n0\r\n\r\n',
    '3 x\r\ntea\r\n0\r\n\r\n',
    '2\r\ntea\r\n0\r\n\r\n',
    '4\r\ntea\r\n0\r\n\r\n',
    '3\r\ntea',
    '3\ntea\n0\n\n',
    '3\r\ntea\r\n',
    '3\r\ntea\r\n0\r\n',
    '0\r\nno colon\r\n\r\n',
    'fffffffffffff\r\n',
  ];
  for (const body of bodies)
    await assert.rejects(
      readText(readChunks(readerOf(body))),
      { status: 400 },
      body,
    );
});

test('step 9: what is written in chunks can be read again', async () => {
  const pieces = ['tea', '', 'thé ☕', 'x'.repeat(1000)];
  const chunks = await Array.fromAsync(writeChunks(Readable.from(pieces)));
  const reader = new Reader(Readable.from(chunks));
  const text = await readText(readChunks(reader));
  assert.equal(text, pieces.join(''));
});

test("step 9: Node's client sends and receives chunks", async (t) => {
  const port = await start(t, ({ body }) => ({ body }));
  const options = { host: '127.0.0.1', port, method: 'POST', agent: false };
  const asked = request(options);
  asked.write('first');
  const [answer] = await once(asked, 'response');
  assert.equal(answer.headers['transfer-encoding'], 'chunked');
  // The answer begins before the request ends.
  const [piece] = await once(answer, 'data');
  assert.equal(String(piece), 'first');
  answer.pause();
  asked.end(' second');
  assert.equal(await readText(answer), ' second');
});

const limit = { timeout: 10_000 };
const head = 'POST / HTTP/1.1\r\nHost: a\r\n';
const chunked = 'Transfer-Encoding: chunked\r\n';

test('step 9: the connection goes on after chunks', limit, async (t) => {
  const port = await start(t, ({ body }) => readText(body));
  const client = await openClient(t, port);
  for (const word of ['one', 'two']) {
    client.send(head, chunked, `\r\n3\r\n${word}\r\n0\r\n\r\n`);
    assert.equal((await client.receive()).body, word);
  }
});

test('step 9: HTTP/1.0 gets no chunks', async (t) => {
  const port = await start(t, () => ({ body: Readable.from(['a', 'b']) }));
  const answer = await exchange(port, 'GET / HTTP/1.0\r\n\r\n');
  assert.match(answer, /connection: close\r\n\r\nab$/);
  assert.doesNotMatch(answer, /transfer-encoding/);
});

test('step 9: an unclear end of the body is refused', async (t) => {
  const port = await start(t, ({ body }) => readText(body));
  const statusOf = async (lines) =>
    Number((await exchange(port, `${lines}\r\n0\r\n\r\n`)).split(' ')[1]);
  const lengthToo = `${head}${chunked}Content-Length: 5\r\n`;
  assert.equal(await statusOf(lengthToo), 400);
  assert.equal(await statusOf(lengthToo.replace('1.1', '1.0')), 400);
  const unknown = `${head}${chunked.replace('chunked', 'gzip, chunked')}`;
  assert.equal(await statusOf(unknown), 501);
});
