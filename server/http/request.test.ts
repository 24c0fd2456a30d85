import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isWellFormed, parseRequestPath, refusalFor } from './request.ts';

test.each([
  ['/', { path: '/', full: '/', search: '' }],
  ['/a/b?x=1&y=%zz', { path: '/a/b', full: '/a/b?x=1&y=%zz', search: '?x=1&y=%zz' }],
  ['/a/b#part', { path: '/a/b', full: '/a/b', search: '' }],
  ['/na%C3%AFve', { path: '/naïve', full: '/na%C3%AFve', search: '' }],
  ['/a%2520b', { path: '/a%20b', full: '/a%2520b', search: '' }],
  ['http://evil.example/a?b', { path: '/a', full: '/a?b', search: '?b' }],
  ['http://evil.example', { path: '/', full: '/', search: '' }],
  ['//evil.example/a', { path: '//evil.example/a', full: '//evil.example/a', search: '' }],
  [
    '/.well-known/security.txt',
    { path: '/.well-known/security.txt', full: '/.well-known/security.txt', search: '' },
  ],
])('%s is read', (target, expected) => {
  expect(parseRequestPath(target)).toEqual({ ok: true, ...expected });
});

test.each([
  ['/%', 400],
  ['/%zz', 400],
  ['/%c0%ae%c0%ae/etc/passwd', 400],
  ['/a%00b', 400],
  ['/a\\b', 400],
  ['/..%5cetc', 400],
  ['*', 400],
  ['', 400],
  ['/a/../b', 404],
  ['/./a', 404],
  ['/%2e%2e/etc/passwd', 404],
  ['/a/..', 404],
  ['/a%2Fb', 404],
  ['/..%2f..%2fetc', 404],
])('%s is refused with %i', (target, status) => {
  expect(parseRequestPath(target)).toMatchObject({ ok: false, status });
});

test.each([
  ['/a/b', 'docs.example.org'],
  ['/a/b', 'DOCS.example.org:443'],
  ['/a/b', 'localhost:3000'],
  ['/a/b', 'localhost:65535'],
  ['/a/b', '127.0.0.1'],
  ['/a/b', '[::1]:3000'],
  ['/a/b', ''],
  ['/a/b', undefined],
  ['/a?b\\c', 'x'],
  ['http://host.example/a', 'x'],
])('%s at host %j is well formed', (target, host) => {
  expect(isWellFormed({ target, headers: { host } })).toBe(true);
});

test.each([
  ['/a\\b', 'x'],
  ['\\a', 'x'],
  ['a/b', 'x'],
  ['*', 'x'],
  ['', 'x'],
  ['HTTP://host.example/a', 'x'],
  ['http://', 'x'],
  ['http://host.example:99999/a', 'x'],
  ['http://host.example\\a', 'x'],
  ['/a/b', 'a b'],
  ['http://host.example/a', 'a b'],
  ['/a/b', 'a/b'],
  ['/a/b', 'a@b'],
  ['/a/b', 'a\\b'],
  ['/a/b', '[::1'],
  ['/a/b', 'x:99999'],
  ['/a/b', 'x:'],
  ['/a/b', 'a%41'],
])('%s at host %j is not', (target, host) => {
  expect(isWellFormed({ target, headers: { host } })).toBe(false);
});

const request = (version: string, ...rawHeaders: string[]) => {
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1]]] : [],
  );
  const [httpVersionMajor, httpVersionMinor] = version.split('.').map(Number);
  return {
    httpVersionMajor,
    httpVersionMinor,
    rawHeaders,
    headers: Object.fromEntries(headers),
  } as unknown as IncomingMessage;
};

test.each([
  ['one host', request('1.1', 'Host', 'a', 'Accept', 'host'), null],
  ['none, as HTTP/1.0 may', request('1.0'), null],
  ['none, as HTTP/1.1 may not', request('1.1', 'Accept', '*/*'), 400],
  ['a value that says host', request('1.1', 'host', 'host', 'x-a', 'Host'), null],
  ['two hosts', request('1.1', 'Host', 'a', 'Accept', '*/*', 'HOST', 'b'), 400],
  ['the same host twice', request('1.1', 'Host', 'a', 'host', 'a'), 400],
  ['HTTP/0.9', request('0.9'), 400],
  ['chunks', request('1.1', 'Host', 'a', 'Transfer-Encoding', 'Chunked'), null],
  ['chunks by another name', request('1.1', 'Transfer-Encoding', 'xchunked'), 400],
  ['chunks that are not last', request('1.1', 'Transfer-Encoding', 'chunked, gzip'), 400],
  ['chunks in chunks', request('1.1', 'Transfer-Encoding', 'chunked, chunked'), 400],
  ['chunks in HTTP/1.0', request('1.0', 'Transfer-Encoding', 'chunked'), 400],
  ['chunks of something compressed', request('1.1', 'Host', 'a', 'Transfer-Encoding', 'gzip, chunked'), 501],
  ['whether to go on', request('1.1', 'Host', 'a', 'Expect', '100-Continue'), null],
  ['whether to go on, and more', request('1.1', 'Host', 'a', 'Expect', '100-continue, miracles'), 417],
  ['miracles', request('1.1', 'Host', 'a', 'Expect', 'miracles'), 417],
  ['miracles in HTTP/1.0', request('1.0', 'Expect', 'miracles'), null],
])('%s: refused or not', (_name, asked, expected) => {
  expect(refusalFor(asked)).toBe(expected);
});
