import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { readText } from './body.js';
import { openClient } from './client.js';
import { malformed } from './malformed.js';
import { ask, exchange, start } from './testing.js';

const limit = { timeout: 20_000 };
const echo = async ({ body }) => `[${await readText(body)}]`;

test('step 12: malformed requests get the right status', async (t) => {
  const errors = [];
  const onError = (error) => errors.push(error);
  const port = await start(t, echo, { onError });
  assert.ok(malformed.length >= 40);
  for (const [status, bytes] of malformed) {
    const answer = await exchange(port, bytes);
    const shown = String(bytes).slice(0, 80);
    assert.equal(answer.slice(0, 12), `HTTP/1.1 ${status}`, shown);
    assert.match(answer, /\r\nconnection: close\r\n/);
  }
  assert.equal((await ask(port, '/')).body, '[]');
  assert.deepEqual(errors, []);
});

/** Numbers from 0 up to, but not including, a limit: always the same. */
function randomNumbers(seed) {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const valid =
  'POST /a?b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n' +
  'Transfer-Encoding: chunked\r\n\r\n3\r\ntea\r\n0\r\n\r\n';

test('step 12: 300 damaged requests cause no bug', async (t) => {
  const errors = [];
  const onError = (error) => errors.push(error);
  const port = await start(t, echo, { onError });
  const random = randomNumbers(7);
  for (let round = 0; round < 300; round += 1) {
    const bytes = Buffer.from(valid);
    for (let count = random(4); count >= 0; count -= 1)
      bytes[random(bytes.length)] = random(256);
    const answer = await exchange(port, bytes.subarray(0, 20 + random(99)));
    assert.match(answer, /^HTTP\/1\.1 (200|4\d\d|50[15]) /);
  }
  assert.deepEqual(errors, []);
});

test('step 12: a body has a largest size', async (t) => {
  const limits = { bodyBytes: 4 };
  const port = await start(t, echo, { limits });
  const post = (...lines) =>
    exchange(port, ['POST / HTTP/1.1', 'Host: a', ...lines].join('\r\n'));
  const close = 'Connection: close';
  assert.match(await post(close, 'Content-Length: 4', '', 'four'), /four/);
  // A client that asks first gets its answer instead of a "Continue".
  const expect = 'Expect: 100-continue';
  const refused = await post('Content-Length: 5', expect, '', '');
  assert.match(refused, /^HTTP\/1\.1 413 /);
  const chunks = ['3', 'abc', '2', 'de', '0', '', ''];
  const sent = await post('Transfer-Encoding: chunked', '', ...chunks);
  assert.match(sent, /^HTTP\/1\.1 413 /);
  assert.match(sent, /\r\nconnection: close\r\n/);
});

test('step 12: a slow request gets 408', limit, async (t) => {
  const port = await start(t, echo, { limits: { headTime: 20 } });
  const client = await openClient(t, port);
  client.send('GET / HTTP/1.1\r\nHo');
  assert.equal((await client.receive()).status, 408);
  assert.equal(await client.receive(), null);
});

test('step 12: an idle connection is closed', limit, async (t) => {
  const port = await start(t, echo, { limits: { idleTime: 20 } });
  const silent = await openClient(t, port);
  assert.equal(await silent.receive(), null);
  const stuck = await openClient(t, port);
  stuck.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nte');
  assert.equal(await stuck.receive().catch(() => null), null);
});

test('step 12: who never stops sending is cut off', limit, async (t) => {
  const port = await start(t, echo, { limits: { lingerTime: 20 } });
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  t.after(() => socket.destroy());
  socket.on('error', () => {}); // A reset is expected.
  socket.resume();
  socket.write('bad\r\n\r\n');
  const timer = setInterval(() => socket.write('more'), 1);
  t.after(() => clearInterval(timer));
  await new Promise((resolve) => socket.on('close', resolve));
});

test('step 12: 1,000 connections at the same time', limit, async (t) => {
  const count = 1000;
  const all = Promise.withResolvers();
  let waiting = 0;
  // The first answer is sent when all requests are there.
  const port = await start(t, async ({ target }) => {
    waiting += 1;
    if (waiting === count) all.resolve();
    await all.promise;
    return target;
  });
  const targets = Array.from({ length: count }, (_, at) => `/${at}/`);
  const answers = await Promise.all(
    targets.map((target) =>
      exchange(port, `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`),
    ),
  );
  answers.forEach((answer, at) => assert.ok(answer.endsWith(targets[at])));
});
