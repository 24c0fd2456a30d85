import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIndex, docsWith } from './build.js';
import { createRandom, randomTexts } from './random.js';

test('step 2: a term leads to its documents', () => {
  const index = createIndex(['Green tea', 'Tea with milk', 'Cold milk']);
  assert.equal(index.size, 3);
  assert.deepEqual(docsWith(index, 'tea'), [0, 1]);
  assert.deepEqual(docsWith(index, 'milk'), [1, 2]);
  assert.deepEqual(docsWith(index, 'coffee'), []);
});

test('step 2: a document is listed once for all uses of a term', () => {
  const index = createIndex(['tea', 'milk', 'tea, tea and more tea']);
  assert.deepEqual(docsWith(index, 'tea'), [0, 2]);
  assert.equal(index.postings.size, 4);
});

test('step 2: the index finds what reading every text finds', () => {
  const words = ['tea', 'milk', 'sugar', 'lemon', 'cup', 'pot', 'tin'];
  const texts = randomTexts(createRandom(2), 300, words);
  const index = createIndex(texts);
  for (const word of words) {
    const read = texts.flatMap((text, doc) =>
      text.split(' ').includes(word) ? [doc] : [],
    );
    assert.deepEqual(docsWith(index, word), read);
  }
});
