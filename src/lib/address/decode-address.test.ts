import { expect, test } from 'vitest';
import { decodeAddress } from './decode-address.ts';

test('escapes are read, and what is none stays as it is', () => {
  expect(['/a%20b', '/%C3%BC', '/100%', '/%zz%20', ''].map(decodeAddress)).toEqual([
    '/a b',
    '/ü',
    '/100%',
    '/%zz%20',
    '',
  ]);
});
