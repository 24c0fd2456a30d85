import { expect, test } from 'vitest';
import { isWellFormed, parseRequestPath } from './request-path.ts';

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
  ['http://host.example/a', 'a b'],
])('%s at host %j is well formed', (target, host) => {
  expect(isWellFormed(target, host)).toBe(true);
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
  ['/a/b', 'a/b'],
  ['/a/b', 'a@b'],
  ['/a/b', 'a\\b'],
  ['/a/b', '[::1'],
  ['/a/b', 'x:99999'],
  ['/a/b', 'x:'],
  ['/a/b', 'a%41'],
])('%s at host %j is not', (target, host) => {
  expect(isWellFormed(target, host)).toBe(false);
});
