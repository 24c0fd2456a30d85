import assert from 'node:assert/strict';
import { test } from 'node:test';
import { docsMatching } from './boolean.js';
import { createIndex } from './build.js';
import { intersect, subtract, union } from './lists.js';
import { parseQuery } from './query.js';
import { createRandom, randomTexts } from './random.js';

test('step 3: two sorted lists are combined', () => {
  assert.deepEqual(intersect([1, 3, 5, 8], [3, 4, 8, 9]), [3, 8]);
  assert.deepEqual(union([1, 3, 8], [2, 3, 9]), [1, 2, 3, 8, 9]);
  assert.deepEqual(subtract([1, 3, 5, 8], [3, 4, 8, 9]), [1, 5]);
  assert.deepEqual(union([], [4]), [4]);
});

test('step 3: all words are wanted, and a minus forbids a word', () => {
  const index = createIndex([
    'green tea', 'tea with milk', 'coffee with milk', 'tea, milk and sugar',
  ]);
  const find = (text) => docsMatching(index, parseQuery(text));
  assert.deepEqual(find('Tea'), [0, 1, 3]);
  assert.deepEqual(find('tea milk'), [1, 3]);
  assert.deepEqual(find('tea milk -sugar'), [1]);
  assert.deepEqual(find('green OR coffee'), [0, 2]);
  assert.deepEqual(find('-tea'), []);
  assert.deepEqual(find(''), []);
});

test('step 3: random queries find what reading every text finds', () => {
  const random = createRandom(3);
  const words = [...'abcdefghijklmnopqrst'];
  const texts = randomTexts(random, 200, words);
  const index = createIndex(texts);
  const pick = () => words[random(words.length)];
  for (let round = 0; round < 500; round++) {
    const [one, two, three, four] = [pick(), pick(), pick(), pick()];
    const read = texts.flatMap((text, doc) => {
      const has = (word) => text.split(' ').includes(word);
      const isMatch = (has(one) && has(two)) || (has(three) && !has(four));
      return isMatch ? [doc] : [];
    });
    const query = `${one} ${two} OR ${three} -${four}`;
    assert.deepEqual(docsMatching(index, parseQuery(query)), read, query);
  }
});
