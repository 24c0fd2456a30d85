import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each(['/', '/play', '/cs/html/elements/h1-h6', '/lessons/größe', '/a?b=c#d'])('%s is a path', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '',
  'play',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'https://example.org/',
  '//example.org/',
  '/a//b',
  '/\\example.org/',
  '/\t/example.org/',
  '\n/play',
  '/play\u0000',
  '/play\u0085',
  `/${'a'.repeat(1000)}`,
])('%j is no path of this site', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
