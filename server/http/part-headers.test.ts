import { expect, test } from 'vitest';
import { securityHeaders } from '#site/security-headers.ts';
import { headersOf } from './part-headers.ts';

const all = securityHeaders([]);

test.each(['index.html', 'guide/node.js/index.html', 'mark.svg', '_media/a.png', 'feed.xml', '_headers'])(
  '%s can be shown as a page and carries everything',
  (file) => {
    expect(headersOf(`/${file}`, file, all)).toEqual(all);
  },
);

test('the picture of a page may be shown by any site', () => {
  expect(headersOf('/_share/a1B2.png', 'site/_share/a1B2.png', all)).toEqual({
    ...all,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

test.each(['assets/entry.app-a1.js', 'assets/index-a1.css', 'cs/_payload.json'])(
  '%s is part of a page and carries what concerns parts',
  (file) => {
    expect(headersOf(`/${file}`, file, all)).toEqual({
      'Content-Security-Policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  },
);
