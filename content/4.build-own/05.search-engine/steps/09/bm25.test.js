import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bm25 } from './bm25.js';
import { createIndex } from './build.js';
import { search } from './search.js';

const index = createIndex([
  'green tea',
  'tea with milk',
  'black tea and green tea',
  'coffee with milk',
  'cold milk with sugar and red apples',
]);

// Computed by hand, in the table on the page.
const byHand = new Map([
  [0, 1.778184870737],
  [1, 0.600401165373],
  [2, 1.486673140044],
]);

test('step 5: the index knows the length of each document', () => {
  assert.deepEqual(index.lengths, [2, 3, 5, 3, 7]);
});

test('step 5: BM25 gives the scores that were computed by hand', () => {
  const scores = bm25(index, ['green', 'tea']);
  assert.equal(scores.size, byHand.size);
  for (const [doc, score] of byHand) {
    assert.ok(Math.abs(scores.get(doc) - score) < 1e-9, `document ${doc}`);
  }
});

test('step 5: more of the same word helps less and less', () => {
  const texts = [1, 2, 3, 4].map((count) =>
    ['tea '.repeat(count), 'milk '.repeat(4 - count)].join(''),
  );
  const some = createIndex([...texts, 'milk milk milk milk']);
  const scores = bm25(some, ['tea']);
  const gains = [1, 2, 3].map((at) => scores.get(at) - scores.get(at - 1));
  assert.ok(gains[0] > gains[1] && gains[1] > gains[2] && gains[2] > 0);
});

test('step 5: a search keeps the matching documents and ranks them', () => {
  const find = (text) => search(index, text).map(({ doc }) => doc);
  assert.deepEqual(find('tea'), [2, 0, 1]);
  assert.deepEqual(find('tea -black'), [0, 1]);
  assert.deepEqual(find('milk -sugar OR green tea'), [0, 2, 1, 3]);
  assert.deepEqual(find('milk -milk'), []);
});

test('step 5: a search returns at most 42 results', () => {
  const many = createIndex(Array.from({ length: 50 }, () => 'tea'));
  assert.equal(search(many, 'tea').length, 42);
  assert.equal(search(many, 'tea', 7).length, 7);
});
