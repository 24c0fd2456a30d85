import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { readHeaders } from './headers.js';
import { Reader } from './reader.js';
import { ask, exchange, start } from './testing.js';

const headersOf = async (...lines) => {
  const bytes = Buffer.from([...lines, '', ''].join('\r\n'), 'latin1');
  const headers = await readHeaders(new Reader(Readable.from([bytes])));
  return Object.fromEntries(headers);
};

test('step 3: names in lower case, values without spaces', async () => {
  assert.deepEqual(
    await headersOf('Host: a.test', 'X-EMPTY:', 'x-time:\t 12:30  '),
    { host: 'a.test', 'x-empty': '', 'x-time': '12:30' },
  );
});

test('step 3: headers of the same name are joined', async () => {
  assert.deepEqual(await headersOf('Accept: a/b', 'accept: c/d'), {
    accept: 'a/b, c/d',
  });
});

test('step 3: other lines are refused', async () => {
  const lines = [
    'no colon',
    ': no name',
    'Host : space before the colon',
    ' Folded: line',
    'Bad(name): x',
    'Name: a\0b',
    'Name: a\rb',
  ];
  for (const line of lines)
    await assert.rejects(headersOf(line), { status: 400 }, line);
});

const statusOf = async (port, lines) =>
  (await exchange(port, `GET / ${lines}\r\n\r\n`)).split(' ')[1];

test('step 3: HTTP/1.1 needs exactly one host', async (t) => {
  const port = await start(t, () => 'Hello');
  const cases = [
    ['HTTP/1.1\r\nHost: a.test:80', '200'],
    ['HTTP/1.1\r\nHost: [::1]:80', '200'],
    ['HTTP/1.0', '200'],
    ['HTTP/1.1', '400'],
    ['HTTP/1.1\r\nHost: a\r\nHost: b', '400'],
    ['HTTP/1.1\r\nHost: a/b', '400'],
  ];
  for (const [lines, status] of cases)
    assert.equal(await statusOf(port, lines), status, lines);
});

test('step 3: headers must end with an empty line', async (t) => {
  const port = await start(t, () => 'Hello');
  const answer = await exchange(port, 'GET / HTTP/1.1\r\nHost: a\r\n');
  assert.match(answer, /^HTTP\/1\.1 400 /);
});

test('step 3: a handler can read the headers', async (t) => {
  const port = await start(t, ({ headers }) => headers.get('x-cups'));
  const { body } = await ask(port, '/', { headers: { 'X-Cups': 2 } });
  assert.equal(body, '2');
});
