import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bm25 } from './bm25.js';
import { createIndex } from './build.js';
import { documents, textOf } from './corpus.js';
import { meanPrecision, precision } from './measure.js';
import { questions } from './questions.js';
import { search } from './search.js';
import { tfIdf } from './tfidf.js';
import { tokenize } from './tokens.js';
import { best } from './top.js';

const index = createIndex(documents.map(textOf));

const measure = (find) => meanPrecision(questions, (text) =>
  find(text).map(({ doc }) => documents[doc].title));

// Ranks all documents with any of the words, and does nothing else.
const rankedBy = (score) => (text) =>
  best(score(index, tokenize(text).map(({ term }) => term)));

test('step 9: precision counts right answers among the first', () => {
  assert.equal(precision(['a', 'b', 'c'], ['a']), 1);
  assert.equal(precision(['b', 'a', 'c'], ['a']), 0);
  assert.equal(precision(['c', 'b', 'a'], ['a', 'c']), 0.5);
  assert.equal(precision([], ['a']), 0);
});

test('step 9: every right answer is the title of a document', () => {
  const titles = new Set(documents.map(({ title }) => title));
  assert.equal(titles.size, 24);
  assert.equal(questions.length, 16);
  for (const title of questions.flatMap(({ right }) => right)) {
    assert.ok(titles.has(title), title);
  }
});

test('step 9: each step of the guide made the answers better', () => {
  const everyWord = (text) => search(index, text, 42, () => true);
  assert.equal(measure(everyWord), 0.375);
  assert.equal(measure(rankedBy(tfIdf)), 0.6875);
  assert.equal(measure(rankedBy(bm25)), 0.75);
  assert.equal(measure((text) => search(index, text)), 0.8125);
});

test('step 9: phrases and forbidden words are still obeyed', () => {
  const find = (text) =>
    search(index, text).map(({ doc }) => documents[doc].title);
  assert.deepEqual(find('"rub in" chain'), [
    'Remove a tea stain', 'Remove oil stains',
  ]);
  assert.deepEqual(find('brakes chain -rain -rust'), ['Adjust the brakes']);
  assert.deepEqual(find('"tea green" leaves'), []);
});
