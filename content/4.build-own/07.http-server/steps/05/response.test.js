import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { ask, exchange, start } from './testing.js';

test('step 5: a text gets a length and a type', async (t) => {
  const port = await start(t, () => 'thé');
  const { status, headers, body } = await ask(port, '/');
  assert.deepEqual([status, body], [200, 'thé']);
  assert.equal(headers['content-length'], '4');
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  assert.ok(Date.parse(headers.date) > 0);
});

test('step 5: a handler sets status, headers and bytes', async (t) => {
  const port = await start(t, () => ({
    status: 201,
    headers: { 'Content-Type': 'image/gif', 'X-Cups': 2 },
    body: Buffer.from('GIF'),
  }));
  const { status, headers, body } = await ask(port, '/');
  assert.deepEqual([status, body], [201, 'GIF']);
  assert.equal(headers['content-type'], 'image/gif');
  assert.equal(headers['x-cups'], '2');
});

const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

test('step 5: HEAD, 204 and 304 have no body', async (t) => {
  const port = await start(t, ({ target }) =>
    target === '/' ? 'Hello' : { status: Number(target.slice(1)) },
  );
  const head = await exchange(port, get.replace('GET', 'HEAD'));
  assert.match(head, /^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s);
  assert.match(head, /content-length: 5\r\n/);
  for (const status of [204, 304]) {
    const answer = await exchange(port, get.replace('/', `/${status}`));
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
    assert.doesNotMatch(answer, /content-(length|type)/);
  }
});

test('step 5: a body may come in pieces', async (t) => {
  const port = await start(t, () => ({
    body: (async function* () {
      yield Buffer.from('one ');
      yield Buffer.from('two');
    })(),
  }));
  assert.equal((await ask(port, '/')).body, 'one two');
});

test('step 5: a bug gives 500 and keeps its details', async (t) => {
  const errors = [];
  const onError = ({ message }) => errors.push(message);
  const handler = ({ target }) => {
    if (target === '/throw') throw new Error('the secret');
    return { headers: { 'X-Name': 'a\r\nSet-Cookie: b' }, body: 'x' };
  };
  const port = await start(t, handler, { onError });
  for (const path of ['/throw', '/split']) {
    const { status, headers, body } = await ask(port, path);
    assert.deepEqual([status, body], [500, 'Something went wrong\n']);
    assert.equal(headers['set-cookie'], undefined);
  }
  assert.deepEqual(errors, [
    'the secret',
    'Bad header in a response: x-name',
  ]);
});

test('step 5: a body of another length breaks off', async (t) => {
  const port = await start(t, ({ target }) => ({
    headers: { 'content-length': Number(target.slice(1)) },
    body: (async function* () {
      yield Buffer.from('12345');
    })(),
  }));
  assert.equal((await ask(port, '/5')).body, '12345');
  await assert.rejects(ask(port, '/6'));
  await assert.rejects(ask(port, '/4'));
});

// On code without this step, the body would never end.
const limit = { timeout: 10_000 };

test('step 5: a client that leaves ends the body', limit, async (t) => {
  const ended = Promise.withResolvers();
  const port = await start(t, () => ({
    body: (async function* () {
      try {
        for (;;) yield Buffer.alloc(10_000);
      } finally {
        ended.resolve('ended');
      }
    })(),
  }));
  const client = connect(port, '127.0.0.1');
  client.write(get);
  await once(client, 'data');
  client.destroy();
  assert.equal(await ended.promise, 'ended');
});
