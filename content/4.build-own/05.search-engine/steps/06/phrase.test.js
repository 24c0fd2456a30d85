import assert from 'node:assert/strict';
import { test } from 'node:test';
import { docsMatching } from './boolean.js';
import { createIndex } from './build.js';
import { docsWithPhrase } from './phrase.js';
import { parseQuery } from './query.js';
import { createRandom, randomTexts } from './random.js';
import { search } from './search.js';

const index = createIndex([
  'a pot of green tea',
  'tea in a green pot',
  'green, tea-like leaves',
  'green green tea',
]);

test('step 6: the index knows every position of a term', () => {
  assert.deepEqual([...index.postings.get('green')], [
    [0, [3]], [1, [3]], [2, [0]], [3, [0, 1]],
  ]);
});

test('step 6: the words of a phrase stand side by side, in order', () => {
  assert.deepEqual(docsWithPhrase(index, ['green', 'tea']), [0, 2, 3]);
  assert.deepEqual(docsWithPhrase(index, ['tea', 'green']), []);
  assert.deepEqual(docsWithPhrase(index, ['green', 'green', 'tea']), [3]);
  assert.deepEqual(docsWithPhrase(index, ['green', 'cocoa']), []);
});

test('step 6: a query may contain phrases', () => {
  const find = (text) => docsMatching(index, parseQuery(text));
  assert.deepEqual(find('"green tea" pot'), [0]);
  assert.deepEqual(find('green -"green tea"'), [1]);
  assert.deepEqual(find('"a green pot" OR leaves'), [1, 2]);
  assert.deepEqual(find('tea-like'), [2]);
  assert.deepEqual(find('"" - tea'), [0, 1, 2, 3]);
  assert.deepEqual(search(index, '"of green"').map(({ doc }) => doc), [0]);
});

test('step 6: random phrases are found where a scan finds them', () => {
  const random = createRandom(6);
  const words = ['tea', 'milk', 'cup', 'pot', 'tin'];
  const texts = randomTexts(random, 200, words);
  const many = createIndex(texts);
  for (let round = 0; round < 1000; round++) {
    const length = 2 + random(3);
    const terms = Array.from({ length }, () => words[random(words.length)]);
    const phrase = ` ${terms.join(' ')} `;
    const read = texts.flatMap((text, doc) =>
      ` ${text} `.includes(phrase) ? [doc] : [],
    );
    assert.deepEqual(docsWithPhrase(many, terms), read, phrase);
  }
});
