import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveFiles } from './files.js';
import { makeFolder } from './folder.js';
import { ask, start } from './testing.js';

const startWith = async (t, files) =>
  start(t, serveFiles(await makeFolder(t, files)));

test('step 6: a file has its type and its length', async (t) => {
  const port = await startWith(t, {
    'tea.css': 'p { color: green }',
    'a b/thé.unknown': 'x',
    'empty.txt': '',
  });
  const { status, headers, body } = await ask(port, '/tea.css?v=2');
  assert.deepEqual([status, body], [200, 'p { color: green }']);
  assert.equal(headers['content-type'], 'text/css; charset=utf-8');
  assert.equal(headers['content-length'], '18');
  const other = await ask(port, '/a%20b/th%C3%A9.unknown');
  assert.equal(other.body, 'x');
  assert.equal(other.headers['content-type'], 'application/octet-stream');
  assert.equal((await ask(port, '/empty.txt')).status, 200);
});

test('step 6: a large file arrives complete', async (t) => {
  const text = Array.from({ length: 300_000 }, (_, at) => at).join();
  const port = await startWith(t, { 'large.txt': text });
  assert.ok((await ask(port, '/large.txt')).body === text);
});

test('step 6: HEAD has the headers of GET', async (t) => {
  const port = await startWith(t, { 'a.txt': 'hello' });
  const { headers, body } = await ask(port, '/a.txt', { method: 'HEAD' });
  assert.deepEqual([headers['content-length'], body], ['5', '']);
});

test('step 6: a folder is its index.html', async (t) => {
  const port = await startWith(t, { 'tea/index.html': '<h1>Tea</h1>' });
  const { headers, body } = await ask(port, '/tea/');
  assert.equal(body, '<h1>Tea</h1>');
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  const moved = await ask(port, '/tea?cups=2');
  assert.equal(moved.status, 301);
  assert.equal(moved.headers.location, '/tea/?cups=2');
  assert.equal((await ask(port, '/')).status, 404);
});

test('step 6: missing files and other methods', async (t) => {
  const port = await startWith(t, { 'a.txt': 'hello' });
  for (const path of ['/b.txt', '/a.txt/', '/a.txt/b', '/toString'])
    assert.equal((await ask(port, path)).status, 404, path);
  const { status, headers } = await ask(port, '/a.txt', { method: 'PUT' });
  assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
});
