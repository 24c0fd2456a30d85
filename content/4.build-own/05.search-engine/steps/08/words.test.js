import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIndex } from './build.js';
import { termsWithPrefix } from './prefix.js';
import { createRandom, randomWord } from './random.js';
import { search } from './search.js';
import { termsNear } from './typos.js';

const random = createRandom(7);
const set = new Set();
while (set.size < 10_000) set.add(randomWord(random, 3 + random(7)));
const terms = [...set].sort();

// The plain way to count typos: fill the whole table for two words.
function distance(left, right) {
  const table = [];
  for (let l = 0; l <= left.length; l++) {
    table.push([l]);
    for (let r = 1; r <= right.length; r++) {
      if (l === 0) { table[0].push(r); continue; }
      const change = left[l - 1] === right[r - 1] ? 0 : 1;
      let least = table[l - 1][r - 1] + change;
      least = Math.min(least, table[l - 1][r] + 1, table[l][r - 1] + 1);
      if (l > 1 && r > 1 && left.slice(l - 2, l) ===
        right[r - 1] + right[r - 2])
        least = Math.min(least, table[l - 2][r - 2] + 1);
      table[l].push(least);
    }
  }
  return table[left.length][right.length];
}

test('step 7: prefixes find what a scan of 10,000 words finds', () => {
  assert.equal(terms.length, 10_000);
  for (let round = 0; round < 300; round++) {
    const prefix = randomWord(random, 1 + random(5));
    const read = terms.filter((term) => term.startsWith(prefix));
    assert.deepEqual(termsWithPrefix(terms, prefix), read, prefix);
  }
  assert.deepEqual(termsWithPrefix(terms, ''), terms);
  assert.deepEqual(termsWithPrefix(terms, 'zz'), []);
});

test('step 7: typos are counted', () => {
  const few = ['lemon', 'lemons', 'melon', 'milk', 'salmon'];
  assert.deepEqual(termsNear(few, 'lemno', 1), [
    { term: 'lemon', distance: 1 },
  ]);
  assert.deepEqual(termsNear(few, 'lemon', 2), [
    { term: 'lemon', distance: 0 },
    { term: 'lemons', distance: 1 },
    { term: 'melon', distance: 2 },
  ]);
});

test('step 7: near words are what a scan of 10,000 words finds', () => {
  for (let round = 0; round < 12; round++) {
    const word = randomWord(random, 4 + random(5));
    const limit = 1 + (round % 2);
    const read = terms
      .map((term) => ({ term, distance: distance(term, word) }))
      .filter((found) => found.distance <= limit);
    assert.deepEqual(termsNear(terms, word, limit), read, word);
  }
});

test('step 7: a search completes the last word and forgives a typo', () => {
  const index = createIndex([
    'a teapot', 'green tea', 'milk with sugar', 'a tea tray in the garden',
  ]);
  const find = (text) => search(index, text).map(({ doc }) => doc);
  assert.deepEqual(find('te'), [0, 1, 3]);
  assert.deepEqual(find('tea'), [1, 3, 0]);
  assert.deepEqual(find('tea '), [1, 3]);
  assert.deepEqual(find('tea -milk'), [1, 3]);
  assert.deepEqual(find('sugra mi'), [2]);
  assert.equal(find('gadren tea')[0], 3);
  assert.deepEqual(find('"gadren"'), [3]);
  assert.deepEqual(find('cocoa'), []);
});
