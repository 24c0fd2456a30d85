import { expect, test } from 'vitest';
import { isNotModified, isSameVersion } from './conditional.ts';

const version = { etag: '"abc-br"', modified: Date.UTC(2026, 0, 2, 3, 4, 5) / 1000 };
const SAME = 'Fri, 02 Jan 2026 03:04:05 GMT';
const BEFORE = 'Fri, 02 Jan 2026 03:04:04 GMT';

test.each([
  [{}, false],
  [{ 'if-none-match': '"abc-br"' }, true],
  [{ 'if-none-match': 'W/"abc-br"' }, true],
  [{ 'if-none-match': '"x", W/"abc-br" , "y"' }, true],
  [{ 'if-none-match': ' * ' }, true],
  [{ 'if-none-match': '"abc"' }, false],
  [{ 'if-none-match': 'abc-br' }, false],
  [{ 'if-none-match': '' }, false],
  [{ 'if-modified-since': SAME }, true],
  [{ 'if-modified-since': BEFORE }, false],
  [{ 'if-modified-since': 'yesterday' }, false],
  [{ 'if-none-match': '"x"', 'if-modified-since': SAME }, false],
])('%j: not modified is %s', (conditions, expected) => {
  expect(isNotModified(conditions, version)).toBe(expected);
});

test.each([
  [undefined, true],
  ['"abc-br"', true],
  ['W/"abc-br"', false],
  ['"old"', false],
  [SAME, true],
  [BEFORE, false],
  ['nonsense', false],
])('If-Range %j: same version is %s', (value, expected) => {
  expect(isSameVersion({ 'if-range': value }, version)).toBe(expected);
});
