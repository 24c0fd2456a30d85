import { expect, test } from 'vitest';
import { contentTypeFor } from './content-type.ts';

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['APP.JS', 'text/javascript; charset=utf-8'],
  ['archive.tar.gz', 'application/gzip'],
  ['starter.ts', 'text/plain; charset=utf-8'],
  ['feed.xml', 'application/xml; charset=utf-8'],
  ['_headers', 'text/plain; charset=utf-8'],
  ['x.unknown', 'application/octet-stream'],
  ['x.constructor', 'application/octet-stream'],
  ['x.', 'application/octet-stream'],
])('%s is %s', (name, type) => {
  expect(contentTypeFor(name)).toBe(type);
});
