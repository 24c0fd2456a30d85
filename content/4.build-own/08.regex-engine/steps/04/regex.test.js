import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMatch } from './regex.js';

/** JavaScript's own RegExp is our answer book. */
function sameAsRegExp(pattern, ...texts) {
  for (const text of texts) {
    const label = `/${pattern}/ on ${JSON.stringify(text)}`;
    assert.equal(isMatch(pattern, text), new RegExp(pattern).test(text), label);
  }
}

test('step 1: finds one character anywhere', () => {
  assert.equal(isMatch('a', 'a'), true);
  assert.equal(isMatch('n', 'banana'), true);
  assert.equal(isMatch('x', 'banana'), false);
  assert.equal(isMatch('a', ''), false);
});

test('step 1: a dot is any character but a line break', () => {
  sameAsRegExp('.', 'a', '?', '', '\n', '\n!');
});

test('step 2: one character after another', () => {
  sameAsRegExp('cat', 'cat', 'the cat sat', 'ca', 'act', '');
  sameAsRegExp('c.t', 'cut', 'a cot', 'ct', 'c\nt');
});

test('step 2: an empty pattern matches every text', () => {
  sameAsRegExp('', '', 'anything');
});

test('step 3: one of several branches', () => {
  sameAsRegExp('cat|dog', 'hot dog', 'catalogue', 'cow', 'cado');
  sameAsRegExp('a|b|c', 'c', 'xbx', 'xyz', '');
});

test('step 3: a branch may be empty', () => {
  sameAsRegExp('cat|', 'dog', '');
});

test('step 4: a star means any number, even none', () => {
  sameAsRegExp('ab*c', 'ac', 'abc', 'abbbbc', 'abb', 'adc');
  sameAsRegExp('x*', '', 'aaa');
});

test('step 4: a star gives characters back', () => {
  sameAsRegExp('a*ab', 'aaab', 'ab', 'aaa', 'b');
  sameAsRegExp('say .*!', 'say hello! bye', 'say hello', 'say !');
  sameAsRegExp('ca*t|do*g', 'ct', 'doooog', 'cog');
});
