import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIndex } from './build.js';
import { tfIdf } from './tfidf.js';
import { best } from './top.js';

const index = createIndex([
  'tea tea tea with milk',
  'tea with lemon',
  'tea with milk',
  'coffee with milk',
]);

const order = (...terms) => best(tfIdf(index, terms)).map(({ doc }) => doc);

test('step 4: a document with more of the term comes first', () => {
  assert.deepEqual(order('tea'), [0, 1, 2]);
  assert.equal(tfIdf(index, ['tea']).get(0), 3 * Math.log(4 / 3));
});

test('step 4: a rare term counts more than a common one', () => {
  assert.deepEqual(order('lemon', 'milk'), [1, 0, 2, 3]);
  assert.equal(tfIdf(index, ['lemon']).get(1), Math.log(4));
});

test('step 4: a term in every document says nothing', () => {
  assert.deepEqual([...tfIdf(index, ['with']).values()], [0, 0, 0, 0]);
  assert.equal(tfIdf(index, ['cocoa']).size, 0);
});

test('step 4: equal scores are in the order of the documents', () => {
  const scores = new Map([[3, 1], [1, 1], [2, 5], [0, 1]]);
  assert.deepEqual(best(scores).map(({ doc }) => doc), [2, 0, 1, 3]);
});

test('step 4: no more than 42 results are returned', () => {
  const texts = Array.from({ length: 100 }, (_, at) =>
    'tea '.repeat(at % 9));
  const scores = tfIdf(createIndex(texts), ['tea']);
  assert.equal(scores.size, 88);
  assert.equal(best(scores).length, 42);
  assert.deepEqual(best(scores), best(scores, 100).slice(0, 42));
  assert.deepEqual(best(scores, 1), [{ doc: 8, score: scores.get(8) }]);
});
