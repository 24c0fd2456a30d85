import assert from 'node:assert/strict';
import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { serveFiles } from './files.js';
import { makeFolder } from './folder.js';
import { ask, start } from './testing.js';

const noon = 'Thu, 19 Nov 2026 12:00:00 GMT';
const earlier = 'Thu, 19 Nov 2026 11:59:59 GMT';
const later = 'Thu, 19 Nov 2026 12:00:01 GMT';

/** A file that was last changed half a second after noon. */
async function startWithTea(t) {
  const folder = await makeFolder(t, { 'tea.txt': 'green' });
  const path = join(folder, 'tea.txt');
  const change = async (text, seconds) => {
    await writeFile(path, text);
    const time = Date.parse(noon) / 1000 + seconds;
    await utimes(path, time, time);
  };
  await change('green', 0.5);
  const port = await start(t, serveFiles(folder));
  const get = (headers, options) =>
    ask(port, '/tea.txt', { headers, ...options });
  const { headers } = await get({});
  return { get, change, etag: headers.etag, headers };
}

test('step 10: a file has an entity tag and a date', async (t) => {
  const { headers } = await startWithTea(t);
  assert.match(headers.etag, /^"[\da-f]+-[\da-f]+"$/);
  assert.equal(headers['last-modified'], noon);
});

test('step 10: the same entity tag gives 304', async (t) => {
  const { get, etag } = await startWithTea(t);
  const lists = [etag, `"x", ${etag}`, `W/${etag}`, '*'];
  for (const list of lists) {
    const answer = await get({ 'If-None-Match': list });
    assert.deepEqual([answer.status, answer.body], [304, ''], list);
    assert.equal(answer.headers.etag, etag);
    assert.equal(answer.headers['content-length'], undefined);
  }
  const other = await get({ 'If-None-Match': '"x", "y"' });
  assert.deepEqual([other.status, other.body], [200, 'green']);
});

test('step 10: a changed file has another tag', async (t) => {
  const { get, change, etag } = await startWithTea(t);
  await change('black', 0.501);
  const answer = await get({ 'If-None-Match': etag });
  assert.deepEqual([answer.status, answer.body], [200, 'black']);
  await change('white tea', 0.5);
  assert.equal((await get({ 'If-None-Match': etag })).body, 'white tea');
});

test('step 10: a date counts in whole seconds', async (t) => {
  const { get, etag } = await startWithTea(t);
  const statusOf = async (headers) => (await get(headers)).status;
  assert.equal(await statusOf({ 'If-Modified-Since': earlier }), 200);
  assert.equal(await statusOf({ 'If-Modified-Since': noon }), 304);
  assert.equal(await statusOf({ 'If-Modified-Since': later }), 304);
  assert.equal(await statusOf({ 'If-Modified-Since': 'today' }), 200);
  // With an entity tag, the date is ignored.
  const both = { 'If-None-Match': '"x"', 'If-Modified-Since': later };
  assert.equal(await statusOf(both), 200);
  const old = { 'If-None-Match': etag, 'If-Modified-Since': earlier };
  assert.equal(await statusOf(old), 304);
});

test('step 10: a client can insist on a version', async (t) => {
  const { get, etag } = await startWithTea(t);
  const statusOf = async (headers) => (await get(headers)).status;
  assert.equal(await statusOf({ 'If-Match': etag }), 200);
  assert.equal(await statusOf({ 'If-Match': '*' }), 200);
  assert.equal(await statusOf({ 'If-Match': '"x"' }), 412);
  assert.equal(await statusOf({ 'If-Match': `W/${etag}` }), 412);
  assert.equal(await statusOf({ 'If-Unmodified-Since': earlier }), 412);
  assert.equal(await statusOf({ 'If-Unmodified-Since': noon }), 200);
});

test('step 10: HEAD has conditions too', async (t) => {
  const { get, etag } = await startWithTea(t);
  const answer = await get({ 'If-None-Match': etag }, { method: 'HEAD' });
  assert.equal(answer.status, 304);
});
