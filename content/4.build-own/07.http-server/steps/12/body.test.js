import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { test } from 'node:test';
import { readText } from './body.js';
import { ask, exchange, start } from './testing.js';

const echo = async ({ body }) => `[${await readText(body)}]`;

/** Sends a request with this header and this body. */
const post = (port, header, body) => {
  const lines = ['POST / HTTP/1.1', 'Host: a', 'Connection: close', header];
  return exchange(port, `${lines.join('\r\n')}\r\n\r\n${body}`);
};

test('step 4: a body has the length that its header says', async (t) => {
  const port = await start(t, echo);
  const answer = await post(port, 'Content-Length: 3', 'teapot');
  assert.match(answer, /\[tea\]$/);
});

test('step 4: the length counts bytes, not characters', async (t) => {
  const port = await start(t, echo);
  const { body } = await ask(port, '/', { method: 'POST', body: 'thé ☕' });
  assert.equal(body, '[thé ☕]');
});

test('step 4: no length means no body', async (t) => {
  const port = await start(t, echo);
  assert.match(await post(port, 'X-A: b', 'tea'), /\[\]$/);
});

test('step 4: a large body arrives in pieces', async (t) => {
  const port = await start(t, async ({ body }) => {
    let sum = 0;
    for await (const piece of body) sum += piece.length;
    return String(sum);
  });
  const body = Buffer.alloc(5_000_000, 'x');
  const answer = await ask(port, '/', { method: 'POST', body });
  assert.equal(answer.body, '5000000');
});

test('step 4: bad lengths and short bodies are refused', async (t) => {
  const port = await start(t, echo);
  const lengths = ['-1', '+3', '3.0', '0x3', '3, 3', '', '1'.repeat(16)];
  for (const length of [...lengths, '4'])
    assert.match(
      await post(port, `Content-Length: ${length}`, 'tea'),
      /^HTTP\/1\.1 400 /,
      length,
    );
});

test('step 4: a client may ask before it sends a body', async (t) => {
  const port = await start(t, echo);
  const headers = { 'Content-Length': 3, Expect: '100-continue' };
  const options = { host: '127.0.0.1', port, method: 'POST', agent: false };
  const asked = request({ ...options, headers });
  asked.flushHeaders();
  await once(asked, 'continue');
  asked.end('tea');
  const [answer] = await once(asked, 'response');
  assert.equal(await readText(answer), '[tea]');
  assert.match(await post(port, 'Expect: tea', ''), /^HTTP\/1\.1 417 /);
});
