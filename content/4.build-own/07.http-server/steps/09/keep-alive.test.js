import assert from 'node:assert/strict';
import { Agent } from 'node:http';
import { test } from 'node:test';
import { readText } from './body.js';
import { openClient } from './client.js';
import { HttpError } from './http-error.js';
import { ask, start } from './testing.js';

// On code without this step, an answer may never come.
const limit = { timeout: 10_000 };

const get = (target, headers = '', version = 'HTTP/1.1') =>
  `GET ${target} ${version}\r\nHost: a\r\n${headers}\r\n`;
const post = (target, body) =>
  `POST ${target} HTTP/1.1\r\nHost: a\r\n` +
  `Content-Length: ${body.length}\r\n\r\n${body}`;

const sayTarget = ({ target }) => target;

test('step 8: two requests on one connection', limit, async (t) => {
  const client = await openClient(t, await start(t, sayTarget));
  for (const target of ['/one', '/two']) {
    client.send(get(target));
    const { headers, body } = await client.receive();
    assert.equal(headers.get('connection'), 'keep-alive');
    assert.equal(body, target);
  }
});

test('step 8: answers come in the order of requests', limit, async (t) => {
  const gate = Promise.withResolvers();
  const port = await start(t, async ({ target }) => {
    if (target === '/slow') await gate.promise;
    if (target === '/last') gate.resolve();
    return target;
  });
  // Another connection opens the gate, so the first has to wait.
  const client = await openClient(t, port);
  client.send(get('/slow'), post('/two', 'tea'), '\r\n', get('/three'));
  await ask(port, '/last');
  const bodies = [];
  for (let at = 0; at < 3; at += 1)
    bodies.push((await client.receive()).body);
  assert.deepEqual(bodies, ['/slow', '/two', '/three']);
});

test('step 8: who asks to close is not kept waiting', limit, async (t) => {
  const port = await start(t, sayTarget);
  const cases = [
    [get('/', 'Connection: close\r\n'), 'close'],
    [get('/', 'Connection: x, Close\r\n'), 'close'],
    [get('/', '', 'HTTP/1.0'), 'close'],
    [get('/', 'Connection: keep-alive\r\n', 'HTTP/1.0'), 'keep-alive'],
  ];
  for (const [request, connection] of cases) {
    const client = await openClient(t, port);
    client.send(request);
    const { headers } = await client.receive();
    assert.equal(headers.get('connection'), connection, request);
    if (connection === 'close') assert.equal(await client.receive(), null);
  }
});

test('step 8: an unread body is skipped', limit, async (t) => {
  const begun = Promise.withResolvers();
  const port = await start(t, async ({ target, body }) => {
    if (target === '/begin') {
      for await (const _piece of body) break;
      begun.resolve();
    }
    return target;
  });
  const client = await openClient(t, port);
  const trap = get('/trap');
  client.send(post('/never', trap));
  client.send(post('/begin', `tea${trap}`).slice(0, -trap.length));
  // The rest comes when the handler has left its loop.
  await begun.promise;
  client.send(trap, get('/end'));
  for (const target of ['/never', '/begin', '/end'])
    assert.equal((await client.receive()).body, target);
});

test('step 8: 404 keeps a connection, 400 ends it', limit, async (t) => {
  const port = await start(t, () => {
    throw new HttpError(404, 'Not found');
  });
  const client = await openClient(t, port);
  client.send(get('/a'), get('bad'), get('/b'));
  assert.equal((await client.receive()).status, 404);
  assert.equal((await client.receive()).status, 400);
  assert.equal(await client.receive(), null);
});

test('step 8: a body that breaks off ends it too', limit, async (t) => {
  const port = await start(t, async ({ body }) =>
    readText(body).catch(() => 'too short'),
  );
  const client = await openClient(t, port);
  client.socket.end(post('/', 'tea').slice(0, -1));
  const { headers, body } = await client.receive();
  assert.equal(headers.get('connection'), 'close');
  assert.equal(body, 'too short');
});

class CountingAgent extends Agent {
  connections = 0;

  createConnection(...given) {
    this.connections += 1;
    return super.createConnection(...given);
  }
}

test("step 8: Node's client uses a connection again", limit, async (t) => {
  const agent = new CountingAgent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  const port = await start(t, sayTarget);
  for (const path of ['/one', '/two', '/three'])
    assert.equal((await ask(port, path, { agent })).body, path);
  assert.equal(agent.connections, 1);
});
