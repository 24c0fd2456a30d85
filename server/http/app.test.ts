// The app without a network: which request gets which answer.
import { expect, test } from 'vitest';
import type { SiteFiles } from './site-files.ts';
import { BUILD, GUIDE, HOME, SERVER_ERROR } from './testing/build-folder.ts';
import { createTestApp, get, openApp } from './testing/open-app.ts';

test.each([
  ['/', HOME],
  ['/a/b', GUIDE],
  ['/a/b/', GUIDE],
  ['/a/b?x=1', GUIDE],
  ['/%61/b', GUIDE],
  ['/a/b/_payload.json', '{"data":{}}'],
])('%s is served', async (path, expected) => {
  const { app } = await openApp();
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
  const { app } = await openApp();
  expect((await app.request(`http://localhost${path}`)).status).toBe(404);
});

test('a missing page gets the 404 document with its full path, escaped', async () => {
  const { app } = await openApp();
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
  const { app } = await openApp();
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
  const { app } = await openApp({ ...BUILD, _redirects: '/old /a/b 308\n/a/b /never' });
  const response = await app.request('/old/?x=1');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/a/b?x=1']);
  expect((await app.request('/a/b')).status).toBe(200);
  // What stands at an old address is for hosts that read no list.
  const forced = await openApp({ ...BUILD, _redirects: '/a/b /new#part 301!' });
  const moved = await forced.app.request('/a/b?x=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new?x=1#part']);
});

test('other methods are told which ones there are', async () => {
  const { app } = await openApp();
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
  const { app } = await openApp();
  expect((await app.request(`/${'a'.repeat(8191)}`)).status).toBe(404);
  expect((await app.request(`/${'a'.repeat(8192)}`)).status).toBe(414);
  expect((await app.request('/%zz')).status).toBe(400);
});

test('the health of the server and its build', async () => {
  const { site } = await openApp();
  let isStopping = false;
  const app = createTestApp({ files: site, isStopping: () => isStopping });
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
  const { site, log, errors } = await openApp();
  const response = await createTestApp({ files: broken(site), log }).request('/a/b');
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
  const { site } = await openApp({ 'index.html': HOME });
  const response = await createTestApp({ files: failing(site) }).request('/');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('<h1>Internal Server Error</h1>');
});
