import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIndex } from './build.js';
import { documents, textOf } from './corpus.js';
import { decode, encode, toGaps } from './numbers.js';
import { createRandom, randomTexts, randomWord } from './random.js';
import { loadIndex, saveIndex } from './save.js';
import { search } from './search.js';

// The order of a Map does not matter, so it is written in that of terms.
const plain = ({ postings, ...rest }) => ({
  ...rest,
  postings: rest.terms.map((term) => [term, [...postings.get(term)]]),
});

const texts = documents.map(textOf);
const index = createIndex(texts);

test('step 10: numbers become text and come back', () => {
  assert.equal(encode([0, 1, 31]), 'ABf');
  assert.equal(encode([32, 1000]), 'gBof');
  const random = createRandom(10);
  const numbers = Array.from({ length: 1000 }, () =>
    random(2 ** random(31)));
  assert.deepEqual(decode(encode(numbers)), numbers);
  assert.deepEqual(decode(''), []);
  assert.deepEqual(toGaps([3, 7, 8, 20]), [3, 4, 1, 12]);
});

test('step 10: a loaded index equals the saved one', () => {
  const loaded = loadIndex(saveIndex(index));
  assert.deepEqual(plain(loaded), plain(index));
  const find = (some) => search(some, 'dry clothes');
  assert.deepEqual(find(loaded), find(index));
});

test('step 10: random indexes survive, and so does an empty one', () => {
  const long = createIndex(['electromagnet electromagnetic']);
  assert.deepEqual(plain(loadIndex(saveIndex(long))), plain(long));
  const random = createRandom(11);
  const words = Array.from({ length: 500 }, () =>
    randomWord(random, 1 + random(15)));
  for (let round = 0; round < 20; round++) {
    const one = createIndex(randomTexts(random, random(120), words));
    assert.deepEqual(plain(loadIndex(saveIndex(one))), plain(one));
  }
});

test('step 10: the saved index is less than a third of plain JSON', () => {
  const size = saveIndex(index).length;
  assert.ok(size < 3200, `${size} characters`);
  assert.ok(size * 3 < JSON.stringify(plain(index)).length);
});

test('step 10: an index of another version is refused', () => {
  const other = saveIndex(index).replace('"version":1', '"version":2');
  assert.throws(() => loadIndex(other), /Index version 2/);
});
