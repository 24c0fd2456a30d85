// Headers, encodings, conditions and ranges of served files, without a network.
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { securityHeaders } from '#site/security-headers.ts';
import { openBuild } from './served-build.ts';
import { BUILD, GUIDE, makeBuild, writeFiles } from './testing/build-folder.ts';
import { createTestClient, get, openTestBuild } from './testing/test-client.ts';

test('a document carries its own, caching and security headers, and nothing else', async () => {
  const { client } = await openTestBuild();
  const response = await client.request('/a/b', get({ 'accept-encoding': 'br' }));
  expect(Object.fromEntries(response.headers)).toEqual({
    ...Object.fromEntries(
      Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value]),
    ),
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-encoding': 'br',
    'content-length': response.headers.get('content-length'),
    'content-type': 'text/html; charset=utf-8',
    etag: expect.stringMatching(/^"[\w-]{22}-br"$/),
    'last-modified': expect.stringMatching(/ GMT$/),
    vary: 'Accept-Encoding',
  });
});

test('each encoding is served with its own ETag and the right bytes', async () => {
  const { client } = await openTestBuild();
  const tags = new Set<string | null>();
  for (const [accept, decode] of [
    ['br, gzip', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const) {
    const response = await client.request('/a/b', get({ 'accept-encoding': accept }));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(decode(bytes).toString()).toBe(GUIDE);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    tags.add(response.headers.get('etag'));
  }
  expect(tags.size).toBe(3);
});

test('a file that is not precompressed does not vary, and identity;q=0 gets 406', async () => {
  const { client } = await openTestBuild();
  expect((await client.request('/favicon.ico')).headers.get('vary')).toBeNull();
  expect((await client.request('/favicon.ico', get({ 'accept-encoding': 'identity;q=0' }))).status).toBe(406);
});

test('the ETag is a hash of the bytes, so an identical rebuild keeps it', async () => {
  const tag = async () => (await (await openTestBuild()).client.request('/a/b')).headers.get('etag');
  expect(await tag()).toBe(await tag());
});

test('a known ETag gets 304 without a body but with the caching headers', async () => {
  const { client } = await openTestBuild();
  const first = await client.request('/a/b', get({ 'accept-encoding': 'br' }));
  const etag = first.headers.get('etag') ?? '';
  const second = await client.request('/a/b', get({ 'accept-encoding': 'br', 'if-none-match': etag }));
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect(second.headers.get('etag')).toBe(etag);
  expect(second.headers.get('vary')).toBe('Accept-Encoding');
  expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(second.headers.get('content-type')).toBeNull();
  const other = await client.request('/a/b', get({ 'if-none-match': etag }));
  expect(other.status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const { client } = await openTestBuild({ ...BUILD, 'assets/large.bin': new Uint8Array(300_000) });
  for (const path of ['/a/b', '/nope', '/healthz', '/assets/large.bin']) {
    const full = await client.request(path);
    const head = await client.request(path, get({}, 'HEAD'));
    expect([head.status, await head.text()]).toEqual([full.status, '']);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    await full.arrayBuffer();
  }
});

const large = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);

test.each(['/assets/small.bin', '/assets/large.bin'])('%s is served in parts', async (path) => {
  const small = large.subarray(0, 1000);
  const { client } = await openTestBuild({ ...BUILD, 'assets/small.bin': small, 'assets/large.bin': large });
  const whole = path.includes('small') ? small : large;
  const request = async (headers: Record<string, string>) => {
    const response = await client.request(path, get(headers));
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const full = await request({});
  expect(full.response.headers.get('accept-ranges')).toBe('bytes');
  expect(Buffer.compare(full.bytes, whole)).toBe(0);

  const part = await request({ range: 'bytes=10-19', 'accept-encoding': 'gzip, br' });
  expect(part.response.status).toBe(206);
  expect(part.response.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
  expect(part.response.headers.get('content-length')).toBe('10');
  expect([...part.bytes]).toEqual([...whole.subarray(10, 20)]);

  const tail = await request({ range: 'bytes=-5' });
  expect([...tail.bytes]).toEqual([...whole.subarray(-5)]);

  const beyond = await request({ range: `bytes=${whole.length}-` });
  expect([beyond.response.status, beyond.bytes.length]).toEqual([416, 0]);
  expect(beyond.response.headers.get('content-range')).toBe(`bytes */${whole.length}`);

  for (const range of ['bytes=0-1,3-4', 'lines=1-2', 'bytes=5-1']) {
    expect([(await request({ range })).response.status]).toEqual([200]);
  }
  const etag = full.response.headers.get('etag') ?? '';
  expect((await request({ range: 'bytes=0-0', 'if-range': etag })).response.status).toBe(206);
  expect((await request({ range: 'bytes=0-0', 'if-range': '"other"' })).response.status).toBe(200);
  expect((await request({ range: 'bytes=0-0', 'if-none-match': etag })).response.status).toBe(304);
});

test('a range of a precompressed file is a range of its plain bytes', async () => {
  const { client } = await openTestBuild();
  const part = await client.request('/a/b', get({ range: 'bytes=0-8', 'accept-encoding': 'br' }));
  expect([part.status, await part.text()]).toEqual([206, '<!doctype']);
  expect(part.headers.get('content-encoding')).toBeNull();
});

test('the headers of the build win, and a path may have its own', async () => {
  const outDir = await makeBuild();
  const policy = '{"headers":{"X-Policy":"site"},"paths":{"/a/b":{"X-Policy":"frame"}}}';
  await writeFiles(outDir, { 'server/one-1/headers.json': policy });
  const build = await openBuild({ root: join(outDir, 'static'), serverDir: join(outDir, 'server') });
  const client = createTestClient({ build });
  const policyOf = async (path: string) => (await client.request(path)).headers.get('x-policy');
  expect([
    await policyOf('/'),
    await policyOf('/a/b'),
    await policyOf('/a/b/'),
    await policyOf('/nope'),
  ]).toEqual(['site', 'frame', 'frame', 'site']);
});
