import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { Reader } from './reader.js';
import { listen } from './tcp.js';
import { exchange } from './testing.js';

test('step 1: a line may arrive in any pieces', async () => {
  const bytes = Buffer.from('one\r\ntwo\r\nthr');
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const pieces = [bytes.subarray(0, cut), bytes.subarray(cut)];
    const reader = new Reader(Readable.from(pieces));
    assert.equal(await reader.readLine(), 'one');
    assert.equal(await reader.readLine(), 'two');
    assert.equal(await reader.readLine(), null);
  }
});

/** Answers each line that it gets. */
async function echo(socket) {
  const reader = new Reader(socket);
  for (;;) {
    const line = await reader.readLine();
    if (line === null) break;
    socket.write(`You said: ${line}\r\n`);
  }
  socket.end();
}

test('step 1: client and server talk over a connection', async (t) => {
  const { port, close } = await listen(0, echo);
  t.after(close);
  const answer = await exchange(port, 'one\r\ntwo\r\n');
  assert.equal(answer, 'You said: one\r\nYou said: two\r\n');
});

test('step 1: connections do not mix', async (t) => {
  const { port, close } = await listen(0, echo);
  t.after(close);
  const words = Array.from({ length: 20 }, (_, at) => `word ${at}`);
  const answers = await Promise.all(
    words.map((word) => exchange(port, `${word}\r\n`)),
  );
  assert.deepEqual(
    answers,
    words.map((word) => `You said: ${word}\r\n`),
  );
});

test('step 1: a client that leaves stops nothing', async (t) => {
  const gone = Promise.withResolvers();
  let isFirst = true;
  const { port, close } = await listen(0, (socket) => {
    if (!isFirst) return echo(socket);
    isFirst = false;
    socket.on('close', gone.resolve);
    return gone.promise;
  });
  t.after(close);
  const rude = connect(port, '127.0.0.1');
  await once(rude, 'connect');
  rude.write('half a li', () => rude.resetAndDestroy());
  await gone.promise;
  assert.equal(await exchange(port, 'a\r\n'), 'You said: a\r\n');
});
