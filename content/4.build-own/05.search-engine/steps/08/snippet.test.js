import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createIndex } from './build.js';
import { expandQuery, termsOf } from './expand.js';
import { createRandom, randomTexts } from './random.js';
import { snippet } from './snippet.js';

const shown = (parts) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const text = 'Warm the pot first. Then add the tea, and wait: green tea '
  + 'needs two minutes, and black tea needs four.';

test('step 8: a snippet marks the words that were found', () => {
  assert.equal(shown(snippet('Tea, please.', ['tea'])), '[Tea], please.');
  assert.equal(shown(snippet('a café', ['cafe'])), 'a [café]');
  assert.equal(shown(snippet('', ['tea'])), '');
});

test('step 8: it is cut where most of the words stand together', () => {
  assert.equal(
    shown(snippet(text, ['green', 'minutes'], 5)),
    '… [green] tea needs two [minutes] …',
  );
  assert.equal(
    shown(snippet(text, ['four', 'black'], 5)),
    '… and [black] tea needs [four].',
  );
  assert.equal(shown(snippet(text, ['cocoa'], 4)), 'Warm the pot first …');
});

test('step 8: HTML in a text stays text', () => {
  assert.deepEqual(snippet('<b>tea</b>', ['tea']), [
    { text: '<b>', isMatch: false },
    { text: 'tea', isMatch: true },
    { text: '</b>', isMatch: false },
  ]);
});

test('step 8: completed and corrected words are marked, too', () => {
  const index = createIndex([text]);
  const terms = termsOf(expandQuery(index, 'minuets gre'));
  assert.deepEqual(terms, ['minutes', 'gre', 'green']);
  assert.match(shown(snippet(text, terms)), /\[green\] tea.*\[minutes\]/);
});

test('step 8: no other window of a random text has more words', () => {
  const random = createRandom(8);
  const letters = [...'abcdefghij'];
  for (const words of randomTexts(random, 400, letters)) {
    const terms = [0, 1, 2].map(() => letters[random(letters.length)]);
    const different = (list) => terms.filter((one, at) =>
      list.includes(one) && terms.indexOf(one) === at).length;
    const list = words.split(' ');
    const all = list.map((_, at) => different(list.slice(at, at + 4)));
    const parts = snippet(words, terms, 4).map((part) => part.text);
    const inside = parts.join('').replace(/^… | …$/g, '');
    assert.ok(words.includes(inside));
    assert.equal(different(inside.split(' ')), Math.max(...all), words);
  }
});
