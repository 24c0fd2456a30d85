import { expect, test } from 'vitest';
import { contentsEntries } from './contents-entries.ts';

const entries = (...depths: number[]) => depths.map((depth, at) => ({ id: `h${at}`, text: `H${at}`, depth }));
const ids = (...depths: number[]) => contentsEntries(entries(...depths)).map(({ id }) => id);

test('headings of the second and third level are listed, in their order', () => {
  expect(ids(1, 2, 3, 4, 2)).toEqual(['h1', 'h2', 'h4']);
});

test('a single heading is not worth a list', () => {
  expect(ids(2)).toEqual([]);
  expect(ids(1, 2, 4)).toEqual([]);
});
