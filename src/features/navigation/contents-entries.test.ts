import { expect, test } from 'vitest';
import { contentsEntries, stepName } from './contents-entries.ts';

const entries = (...depths: number[]) => depths.map((depth, at) => ({ id: `h${at}`, text: `H${at}`, depth }));
const ids = (...depths: number[]) => contentsEntries(entries(...depths)).map(({ id }) => id);

test('headings of the second and third level are listed, in their order', () => {
  expect(ids(1, 2, 3, 4, 2)).toEqual(['h1', 'h2', 'h4']);
});

test('a single heading is not worth a list', () => {
  expect(ids(2)).toEqual([]);
  expect(ids(1, 2, 4)).toEqual([]);
});

test('a list can be kept to the second level', () => {
  expect(contentsEntries(entries(2, 3, 2), 2).map(({ id }) => id)).toEqual(['h0', 'h2']);
});

test('a step is its number and its name, and nothing between them is lost', () => {
  expect(stepName('Step 3: one or the other')).toEqual({ number: 'Step 3: ', name: 'one or the other' });
  expect(stepName('Step 12 captures')).toEqual({ number: 'Step 12 ', name: 'captures' });
});

test('other headings are no steps', () => {
  expect(stepName('What you built')).toBeNull();
  expect(stepName('Step by step')).toBeNull();
  expect(stepName('Step 3:')).toBeNull();
});
