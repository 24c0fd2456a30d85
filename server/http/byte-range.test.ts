import { expect, test } from 'vitest';
import { isSingleRange, resolveRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=5-99999999999999999999', { start: 5, end: 9 }],
  ['Bytes= 1-2 ', { start: 1, end: 2 }],
  ['bytes=10-', null],
  ['bytes=-0', null],
  [`bytes=${'9'.repeat(400)}-`, null],
])('%s of ten bytes', (header, expected) => {
  expect(isSingleRange(header)).toBe(true);
  expect(resolveRange(header, 10)).toEqual(expected);
});

test.each([
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=3-1',
  'bytes=0-1,3-4',
  'items=0-1',
  'bytes=0--1',
])('%j is ignored', (header) => expect(isSingleRange(header)).toBe(false));

test('an empty file has no range', () => expect(resolveRange('bytes=0-', 0)).toBeNull());
