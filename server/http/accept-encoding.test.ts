import { expect, test } from 'vitest';
import { acceptedEncodings } from './accept-encoding.ts';

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['gzip', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['BR;Q=1', ['br', 'identity']],
  ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0', []],
  ['identity;q=0', []],
  ['br, identity;q=0', ['br']],
  ['gzip;q=0.5, *;q=0', ['gzip']],
  ['identity, br;q=0.5', ['identity', 'br']],
  ['identity;q=1, *;q=0', ['identity']],
  ['br;q=2, gzip;q=x', ['identity']],
  [',;,br;;q=0.001,', ['br', 'identity']],
])('Accept-Encoding %j allows %j', (header, expected) => {
  expect(acceptedEncodings(header)).toEqual(expected);
});

test('many different values do not grow the store without bound, and stay correct', () => {
  for (let i = 0; i < 1000; i++) expect(acceptedEncodings(`br, x${i}`)).toEqual(['br', 'identity']);
});

test('a header that no browser sends is not read, and not remembered', () => {
  expect(acceptedEncodings(`br${' '.repeat(998)}`)).toEqual(['br', 'identity']);
  expect(acceptedEncodings(`br${' '.repeat(999)}`)).toEqual(['identity']);
});
