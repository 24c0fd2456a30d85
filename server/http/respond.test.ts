// The response to each kind of request, without a network.
import { expect, test } from 'vitest';
import { wantsDocument } from './respond.ts';
import type { ServedBuild } from './served-build.ts';
import { BUILD, GUIDE, HOME, SERVER_ERROR } from './testing/build-folder.ts';
import { createTestClient, get, openTestBuild } from './testing/test-client.ts';

test.each([
  ['/', HOME],
  ['/a/b', GUIDE],
  ['/a/b/', GUIDE],
  ['/a/b?x=1', GUIDE],
  ['/%61/b', GUIDE],
  ['/a/b/_payload.json', '{"data":{}}'],
])('%s is served', async (path, expected) => {
  const { client } = await openTestBuild();
  const response = await client.request(path);
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
  const { client } = await openTestBuild();
  expect((await client.request(`http://localhost${path}`)).status).toBe(404);
});

test('a missing page gets the 404 document with its full path, escaped', async () => {
  const { client } = await openTestBuild();
  const response = await client.request(
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
  const { client } = await openTestBuild();
  for (const path of ['/assets/x.js', '/nope/_payload.json']) {
    const response = await client.request(path, get({ accept: 'text/html' }));
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found.\n',
    ]);
  }
});

test('an old path leads to the new one with its query', async () => {
  const { client } = await openTestBuild({ ...BUILD, _redirects: '/old /a/b 308\n/a/b /never' });
  const response = await client.request('/old/?x=1');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/a/b?x=1']);
  expect((await client.request('/a/b')).status).toBe(200);
  // The document at an old address is for hosts that do not support `_redirects`.
  const forced = await openTestBuild({ ...BUILD, _redirects: '/a/b /new#part 301!' });
  const moved = await forced.client.request('/a/b?x=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new?x=1#part']);
});

test('other methods are told which ones there are', async () => {
  const { client } = await openTestBuild();
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
    const response = await client.request('/a/b', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  }
  const options = await client.request('/a/b', { method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([
    204,
    'GET, HEAD, OPTIONS',
    '',
  ]);
});

test('a long address gets 414, a malformed one 400', async () => {
  const { client } = await openTestBuild();
  expect((await client.request(`/${'a'.repeat(8191)}`)).status).toBe(404);
  expect((await client.request(`/${'a'.repeat(8192)}`)).status).toBe(414);
  expect((await client.request('/%zz')).status).toBe(400);
});

test('the health of the server and its build', async () => {
  const { build } = await openTestBuild();
  let isStopping = false;
  const client = createTestClient({ build, isStopping: () => isStopping });
  const healthy = await client.request('/healthz');
  expect([healthy.status, await healthy.text()]).toEqual([200, '{"status":"ok","build":"one"}']);
  expect(healthy.headers.get('cache-control')).toBe('no-store');
  isStopping = true;
  expect((await client.request('/healthz')).status).toBe(503);
});

const failing = (build: ServedBuild): ServedBuild => ({
  ...build,
  current() {
    throw new Error('disk on fire');
  },
});

test.each([
  ['thrown', failing],
  [
    'rejected',
    (build: ServedBuild): ServedBuild => ({
      ...build,
      current: () => Promise.reject(new Error('disk on fire')),
    }),
  ],
])('a failure (%s) shows the 500 document and tells only the log why', async (_how, broken) => {
  const { build, log, errors } = await openTestBuild();
  const response = await createTestClient({ build: broken(build), log }).request('/a/b');
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
});

test('without a 500 document there is a plain one', async () => {
  const { build } = await openTestBuild({ 'index.html': HOME });
  const response = await createTestClient({ build: failing(build) }).request('/');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('<h1>Internal Server Error</h1>');
});

test.each([
  ['/nope', undefined, true],
  ['/nope', '*/*', true],
  ['/nope', 'text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['/nope.png', 'text/html', true],
  ['/nope', 'application/json', false],
  ['/nope', 'image/avif,image/webp,*/*;q=0.8', false],
  ['/nope.png', '*/*', false],
  ['/a/_payload.json', 'text/html', false],
  ['/assets/x.js', 'text/html', false],
])('%s with Accept %j: a document is %s', (path, accept, expected) => {
  expect(wantsDocument(path, accept)).toBe(expected);
});
