import { expect, test } from 'vitest';
import { isPagePath } from './page-path.ts';

test.each(['/', '/a', '/a/b/', '/größe', '/a b/c.d', '/.well-known/x', '/..a/b..', '/...', '/{x}<y>:z'])(
  '%s may be the address of a page',
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each([
  '',
  'a',
  '//host.example/a',
  '/\\host.example',
  '/a//b',
  '/../a',
  '/a/../../b',
  '/a/..',
  '/./a',
  '/a/.',
  '/%2e%2e/a',
  '/.%2E/a',
  '/a\\..\\b',
  '/a?b',
  '/a#b',
  '/a\u0000b',
  '/a\nb',
])('%j may not', (path) => {
  expect(isPagePath(path)).toBe(false);
});
