import { expect, test } from 'vitest';
import { bytesInWords, partInWords } from './byte-words.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [14_200, '14 kB'],
  [150_000, '0.1 MB'],
  [2_380_000, '2.4 MB'],
  [3_000_000_000, '3.0 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words);
});

test('a part is told in the unit of the whole', () => {
  expect(partInWords(1_100_000, 2_380_000)).toBe('1.1 of 2.4 MB');
  expect(partInWords(900, 2_380_000)).toBe('0.0 of 2.4 MB');
  expect(partInWords(900, 14_000)).toBe('1 of 14 kB');
});
