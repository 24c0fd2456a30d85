import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveFiles } from './files.js';
import { makeFolder } from './folder.js';
import { ask, start } from './testing.js';

const text = '0123456789';

async function startWith(t, files) {
  const port = await start(t, serveFiles(await makeFolder(t, files)));
  return (range, headers = {}, options = {}) =>
    ask(port, options.path ?? '/a.txt', {
      headers: range ? { Range: range, ...headers } : headers,
      ...options,
    });
}

test('step 11: a range gives 206 with these bytes', async (t) => {
  const get = await startWith(t, { 'a.txt': text });
  const { status, headers, body } = await get('bytes=2-4');
  assert.deepEqual([status, body], [206, '234']);
  assert.equal(headers['content-range'], 'bytes 2-4/10');
  assert.equal(headers['content-length'], '3');
  assert.equal((await get()).headers['accept-ranges'], 'bytes');
});

test('step 11: every first and last byte', async (t) => {
  const get = await startWith(t, { 'a.txt': text });
  for (let first = 0; first <= 11; first += 1)
    for (let last = 0; last <= 11; last += 1) {
      const range = `bytes=${first}-${last}`;
      const { status, body } = await get(range);
      const expected =
        last < first
          ? [200, text]
          : first < 10
            ? [206, text.slice(first, last + 1)]
            : [416, 'The file has no such bytes\n'];
      assert.deepEqual([status, body], expected, range);
    }
});

test('step 11: open ranges', async (t) => {
  const get = await startWith(t, { 'a.txt': text });
  for (let count = 0; count <= 12; count += 1) {
    const from = await get(`bytes=${count}-`);
    assert.equal(from.status, count < 10 ? 206 : 416);
    if (count < 10) assert.equal(from.body, text.slice(count));
    const end = await get(`bytes=-${count}`);
    assert.equal(end.status, count > 0 ? 206 : 416);
    if (count > 0) assert.equal(end.body, text.slice(-count));
  }
});

test('step 11: 416 says how long the file is', async (t) => {
  const get = await startWith(t, { 'a.txt': text, 'empty.txt': '' });
  const { status, headers } = await get('bytes=10-');
  assert.deepEqual([status, headers['content-range']], [416, 'bytes */10']);
  const empty = await get('bytes=0-', {}, { path: '/empty.txt' });
  assert.deepEqual([empty.status, empty.body.length > 0], [416, true]);
});

test('step 11: other ranges are ignored', async (t) => {
  const get = await startWith(t, { 'a.txt': text });
  const ranges = ['bytes=-', 'bytes=a-b', 'lines=1-2', '1-2'];
  for (const range of [...ranges, 'bytes=0-1,3-4']) {
    const { status, body } = await get(range);
    assert.deepEqual([status, body], [200, text], range);
  }
  const head = await get('bytes=2-4', {}, { method: 'HEAD' });
  assert.equal(head.status, 200);
});

test('step 11: a range of another version is ignored', async (t) => {
  const get = await startWith(t, { 'a.txt': text });
  const { etag, 'last-modified': date } = (await get()).headers;
  const statusFor = async (version) =>
    (await get('bytes=2-4', { 'If-Range': version })).status;
  assert.equal(await statusFor(etag), 206);
  assert.equal(await statusFor(date), 206);
  assert.equal(await statusFor('"x"'), 200);
  assert.equal(await statusFor(`W/${etag}`), 200);
  assert.equal(await statusFor('Thu, 19 Nov 2020 12:00:00 GMT'), 200);
  const same = await get('bytes=2-4', { 'If-None-Match': etag });
  assert.equal(same.status, 304);
});

test('step 11: parts of a large file join to the whole', async (t) => {
  const large = Array.from({ length: 100_000 }, (_, at) => at).join();
  const get = await startWith(t, { 'a.txt': large });
  let joined = '';
  while (joined.length < large.length) {
    const start = joined.length;
    joined += (await get(`bytes=${start}-${start + 99_999}`)).body;
  }
  assert.ok(joined === large);
});
