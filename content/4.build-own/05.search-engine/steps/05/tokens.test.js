import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold, tokenize } from './tokens.js';

const terms = (text) => tokenize(text).map(({ term }) => term);

test('step 1: a text is cut into words', () => {
  assert.deepEqual(terms('Two cups, 3 spoons.'), [
    'two', 'cups', '3', 'spoons',
  ]);
  assert.deepEqual(terms('e-mail (or post)'), ['e', 'mail', 'or', 'post']);
  assert.deepEqual(terms(' … – ! '), []);
});

test('step 1: case, accents and apostrophes make no difference', () => {
  assert.equal(fold('CAFÉ'), fold('cafe\u0301'));
  assert.equal(fold('don’t'), fold("Don't"));
  assert.deepEqual(terms('Crème brûlée'), ['creme', 'brulee']);
  assert.deepEqual(terms('Чай, 茶'), ['чаи', '茶']);
});

test('step 1: every token knows its place in the text', () => {
  const text = 'A cup of thé, s’il vous plaît.';
  for (const { term, start, end } of tokenize(text)) {
    assert.equal(fold(text.slice(start, end)), term);
  }
  assert.deepEqual(tokenize('le ‘thé’'), [
    { term: 'le', start: 0, end: 2 },
    { term: 'the', start: 4, end: 7 },
  ]);
});
