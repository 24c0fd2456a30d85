import { expect, test } from 'vitest';
import { parseRedirects, redirectLocation } from './redirects.ts';

const text = `# moved pages
/old /new
/gone   https://example.org/x  302
/twice /first 308!
/twice /second
/docs/* /:splat 301
/user/:id /u 301
/rewritten /index.html 200
/open //evil.example
`;

test('exact rules are read, the first one wins, patterns and rewrites are left out', () => {
  expect([...parseRedirects(text)]).toEqual([
    ['/old', { to: '/new', status: 301 }],
    ['/gone', { to: 'https://example.org/x', status: 302 }],
    ['/twice', { to: '/first', status: 308, isForced: true }],
  ]);
});

test('the query goes along, and nothing in it can end the header', () => {
  expect(redirectLocation({ to: '/new', status: 301 }, '?a=1')).toBe('/new?a=1');
  expect(redirectLocation({ to: '/new?b', status: 301 }, '?a=1')).toBe('/new?b');
  expect(redirectLocation({ to: '/new#part', status: 301 }, '?a=1')).toBe('/new?a=1#part');
  expect(redirectLocation({ to: '/né😀', status: 301 }, '?\r\nX: y')).toBe(
    '/n%C3%A9%F0%9F%98%80?%0D%0AX:%20y',
  );
});
