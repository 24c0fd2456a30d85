// The app without a network: what each request gets.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type AccessRecord, createLog } from './access-log.ts';
import { createApp } from './app.ts';
import { securityHeaders } from './security-headers.ts';
import { openSiteFiles, type SiteFiles } from './site-files.ts';
import { BUILD, type BuildFiles, GUIDE, HOME, makeBuild, SERVER_ERROR } from './testing/build-folder.ts';

async function open(files: BuildFiles = BUILD, twins?: string[]) {
  const outDir = await makeBuild(files, twins);
  const root = join(outDir, 'static');
  const site = await openSiteFiles({ root, headersFile: join(outDir, 'server', 'headers.json') });
  const lines: string[] = [];
  const errors: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    (line) => errors.push(line),
  );
  return { site, lines, errors, log, app: createApp({ files: site, log }) };
}

const get = (headers: Record<string, string>, method = 'GET') => ({ method, headers });

test.each([
  ['/', HOME],
  ['/a/b', GUIDE],
  ['/a/b/', GUIDE],
  ['/a/b?x=1', GUIDE],
  ['/%61/b', GUIDE],
  ['/a/b/_payload.json', '{"data":{}}'],
])('%s is served', async (path, expected) => {
  const { app } = await open();
  const response = await app.request(path);
  expect([response.status, await response.text()]).toEqual([200, expected]);
});

test.each([
  '/A/B',
  '/a/b//',
  '/a',
  '/a/b/index.html',
  '/index.html',
  '/favicon.ico/',
  '/404.html',
  '/500.html',
  '/index.html.br',
  '//a/b',
])('%s is not found', async (path) => {
  const { app } = await open();
  expect((await app.request(`http://localhost${path}`)).status).toBe(404);
});

test('a document carries its own, caching and security headers, and nothing else', async () => {
  const { app } = await open();
  const response = await app.request('/a/b', get({ 'accept-encoding': 'br' }));
  expect(Object.fromEntries(response.headers)).toEqual({
    ...Object.fromEntries(
      Object.entries(securityHeaders([])).map(([name, value]) => [name.toLowerCase(), value]),
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
  const { app } = await open();
  const tags = new Set<string | null>();
  for (const [accept, decode] of [
    ['br, gzip', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const) {
    const response = await app.request('/a/b', get({ 'accept-encoding': accept }));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(decode(bytes).toString()).toBe(GUIDE);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    tags.add(response.headers.get('etag'));
  }
  expect(tags.size).toBe(3);
});

test('a file without twins does not vary, and identity;q=0 has no answer for it', async () => {
  const { app } = await open();
  expect((await app.request('/favicon.ico')).headers.get('vary')).toBeNull();
  expect((await app.request('/favicon.ico', get({ 'accept-encoding': 'identity;q=0' }))).status).toBe(406);
});

test('the ETag is a hash of the bytes, so an identical rebuild keeps it', async () => {
  const tag = async () => (await (await open()).app.request('/a/b')).headers.get('etag');
  expect(await tag()).toBe(await tag());
});

test('a known ETag gets 304 without a body but with the caching headers', async () => {
  const { app } = await open();
  const first = await app.request('/a/b', get({ 'accept-encoding': 'br' }));
  const etag = first.headers.get('etag') ?? '';
  const second = await app.request('/a/b', get({ 'accept-encoding': 'br', 'if-none-match': etag }));
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect(second.headers.get('etag')).toBe(etag);
  expect(second.headers.get('vary')).toBe('Accept-Encoding');
  expect(second.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(second.headers.get('content-type')).toBeNull();
  const other = await app.request('/a/b', get({ 'if-none-match': etag }));
  expect(other.status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const { app } = await open({ ...BUILD, 'assets/large.bin': new Uint8Array(300_000) });
  for (const path of ['/a/b', '/nope', '/healthz', '/assets/large.bin']) {
    const full = await app.request(path);
    const head = await app.request(path, get({}, 'HEAD'));
    expect([head.status, await head.text()]).toEqual([full.status, '']);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    await full.arrayBuffer();
  }
});

const large = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);

test.each(['/assets/small.bin', '/assets/large.bin'])('%s is served in parts', async (path) => {
  const small = large.subarray(0, 1000);
  const { app } = await open({ ...BUILD, 'assets/small.bin': small, 'assets/large.bin': large });
  const whole = path.includes('small') ? small : large;
  const ask = async (headers: Record<string, string>) => {
    const response = await app.request(path, get(headers));
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  const full = await ask({});
  expect(full.response.headers.get('accept-ranges')).toBe('bytes');
  expect(Buffer.compare(full.bytes, whole)).toBe(0);

  const part = await ask({ range: 'bytes=10-19', 'accept-encoding': 'gzip, br' });
  expect(part.response.status).toBe(206);
  expect(part.response.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
  expect(part.response.headers.get('content-length')).toBe('10');
  expect([...part.bytes]).toEqual([...whole.subarray(10, 20)]);

  const tail = await ask({ range: 'bytes=-5' });
  expect([...tail.bytes]).toEqual([...whole.subarray(-5)]);

  const beyond = await ask({ range: `bytes=${whole.length}-` });
  expect([beyond.response.status, beyond.bytes.length]).toEqual([416, 0]);
  expect(beyond.response.headers.get('content-range')).toBe(`bytes */${whole.length}`);

  for (const range of ['bytes=0-1,3-4', 'lines=1-2', 'bytes=5-1']) {
    expect([(await ask({ range })).response.status]).toEqual([200]);
  }
  const etag = full.response.headers.get('etag') ?? '';
  expect((await ask({ range: 'bytes=0-0', 'if-range': etag })).response.status).toBe(206);
  expect((await ask({ range: 'bytes=0-0', 'if-range': '"other"' })).response.status).toBe(200);
  expect((await ask({ range: 'bytes=0-0', 'if-none-match': etag })).response.status).toBe(304);
});

test('a range of a file with twins is a range of its plain bytes', async () => {
  const { app } = await open();
  const part = await app.request('/a/b', get({ range: 'bytes=0-8', 'accept-encoding': 'br' }));
  expect([part.status, await part.text()]).toEqual([206, '<!doctype']);
  expect(part.headers.get('content-encoding')).toBeNull();
});

test('a missing page gets the 404 document with its full path, escaped', async () => {
  const { app } = await open();
  const response = await app.request(
    '/nope/deeper?x=<1>',
    get({ accept: 'text/html', 'accept-encoding': 'br' }),
  );
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('etag')).toBeNull();
  expect(await response.text()).toBe(
    '<!doctype html><title>404 - Page not found: /nope/deeper?x=%3C1%3E</title><p>Page not found: /nope/deeper?x=%3C1%3E</p>',
  );
});

test('a missing file gets a short text', async () => {
  const { app } = await open();
  for (const path of ['/assets/x.js', '/nope/_payload.json']) {
    const response = await app.request(path, get({ accept: 'text/html' }));
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found.\n',
    ]);
  }
});

test('an old path leads to the new one with its query', async () => {
  const { app } = await open({ ...BUILD, _redirects: '/old /a/b 308\n/a/b /never' });
  const response = await app.request('/old/?x=1');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/a/b?x=1']);
  expect((await app.request('/a/b')).status).toBe(200);
});

test('other methods are told which ones there are', async () => {
  const { app } = await open();
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
    const response = await app.request('/a/b', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  }
  const options = await app.request('/a/b', { method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([
    204,
    'GET, HEAD, OPTIONS',
    '',
  ]);
});

test('a long address gets 414, a malformed one 400', async () => {
  const { app } = await open();
  expect((await app.request(`/${'a'.repeat(8191)}`)).status).toBe(404);
  expect((await app.request(`/${'a'.repeat(8192)}`)).status).toBe(414);
  expect((await app.request('/%zz')).status).toBe(400);
});

test('the health of the server and its build', async () => {
  const { site } = await open();
  let isStopping = false;
  const app = createApp({ files: site, isStopping: () => isStopping });
  const healthy = await app.request('/healthz');
  expect([healthy.status, await healthy.text()]).toEqual([200, '{"status":"ok","build":"one"}']);
  expect(healthy.headers.get('cache-control')).toBe('no-store');
  isStopping = true;
  expect((await app.request('/healthz')).status).toBe(503);
});

const failing = (site: SiteFiles): SiteFiles => ({
  ...site,
  current() {
    throw new Error('disk on fire');
  },
});

test.each([
  ['thrown', failing],
  [
    'rejected',
    (site: SiteFiles): SiteFiles => ({ ...site, current: () => Promise.reject(new Error('disk on fire')) }),
  ],
])('a failure (%s) shows the 500 document and tells only the log why', async (_how, broken) => {
  const { site, log, errors, lines } = await open();
  const response = await createApp({ files: broken(site), log }).request('/a/b');
  expect([response.status, await response.text()]).toEqual([500, SERVER_ERROR]);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(errors.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 'error',
      path: '/a/b',
      message: 'disk on fire',
      stack: expect.any(String),
    }),
  ]);
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([500]);
});

test('without a 500 document there is a plain one', async () => {
  const { site } = await open({ 'index.html': HOME });
  const response = await createApp({ files: failing(site) }).request('/');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('<h1>Internal Server Error</h1>');
});

test('the headers of the build win, and a path may have its own', async () => {
  const outDir = await makeBuild();
  const headersFile = join(outDir, 'headers.json');
  await writeFile(headersFile, '{"headers":{"X-Policy":"site"},"paths":{"/a/b":{"X-Policy":"frame"}}}');
  const files = await openSiteFiles({ root: join(outDir, 'static'), headersFile });
  const app = createApp({ files });
  const policy = async (path: string) => (await app.request(path)).headers.get('x-policy');
  expect([await policy('/'), await policy('/a/b'), await policy('/a/b/'), await policy('/nope')]).toEqual([
    'site',
    'frame',
    'frame',
    'site',
  ]);
});

test('every request is one line in the log', async () => {
  const { app, lines } = await open();
  await app.request('/a/b?x=1', get({ 'accept-encoding': 'br', 'user-agent': 'test' }));
  await app.request('/nope', get({ accept: 'application/json' }, 'HEAD'));
  const records: AccessRecord[] = lines.map((line) => JSON.parse(line));
  expect(records).toEqual([
    {
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: 'GET',
      path: '/a/b?x=1',
      status: 200,
      bytes: expect.any(Number),
      ms: expect.any(Number),
      encoding: 'br',
      userAgent: 'test',
    },
    {
      time: expect.any(String),
      method: 'HEAD',
      path: '/nope',
      status: 404,
      bytes: 0,
      ms: expect.any(Number),
    },
  ]);
});
