import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRequestLine } from './request-line.js';
import { ask, exchange, start } from './testing.js';

test('step 2: a request line has three parts', () => {
  assert.deepEqual(parseRequestLine('GET /tea?cups=2 HTTP/1.1'), {
    method: 'GET',
    target: '/tea?cups=2',
    version: 'HTTP/1.1',
  });
});

test('step 2: a target may be a whole address, or a star', () => {
  const targetOf = (line) => parseRequestLine(line).target;
  assert.equal(targetOf('GET http://a.test/tea HTTP/1.1'), '/tea');
  assert.equal(targetOf('GET http://a.test HTTP/1.1'), '/');
  assert.equal(targetOf('OPTIONS * HTTP/1.1'), '*');
});

test('step 2: other lines are refused', () => {
  const lines = {
    400: [
      'GET /',
      'GET  / HTTP/1.1',
      'GET / HTTP/1.1 ',
      'G(T / HTTP/1.1',
      'GET tea HTTP/1.1',
      'GET * HTTP/1.1',
      'GET /tea#top HTTP/1.1',
      'GET /caf\xe9 HTTP/1.1',
      'GET / HTTP/11',
      'GET / http/1.1',
    ],
    505: ['GET / HTTP/2.0'],
  };
  for (const [status, some] of Object.entries(lines))
    for (const line of some)
      assert.throws(
        () => parseRequestLine(line),
        { status: Number(status) },
        line,
      );
});

test("step 2: Node's client gets an answer", async (t) => {
  const port = await start(t, ({ target }) => `You want ${target}`);
  const { status, body } = await ask(port, '/tea?cups=2');
  assert.deepEqual([status, body], [200, 'You want /tea?cups=2']);
});

test('step 2: a refused client is told why', async (t) => {
  const port = await start(t, () => 'Hello');
  const answer = await exchange(port, 'GET tea HTTP/1.1\r\n\r\n');
  assert.match(answer, /^HTTP\/1\.1 400 .*Bad target/s);
});

test('step 2: a line must end with CR LF', async (t) => {
  const port = await start(t, () => 'Hello');
  const answer = await exchange(port, 'GET / HTTP/1.1\nHost: a\n\n');
  assert.match(answer, /^HTTP\/1\.1 400 /);
});
