import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exec, parse } from './regex.js';

/** RegExp is our answer book for the place of a match and its groups, too. */
function sameMatch(pattern, ...texts) {
  for (const text of texts) {
    const found = new RegExp(pattern).exec(text);
    const expected = found && { index: found.index, captures: [...found] };
    assert.deepEqual(exec(pattern, text), expected, `/${pattern}/ on ${JSON.stringify(text)}`);
  }
}

test('step 10: where the match is, and what the groups hold', () => {
  assert.deepEqual(exec('(\\d+)-(\\d+)', 'due 2026-11'), {
    index: 4,
    captures: ['2026-11', '2026', '11'],
  });
  assert.equal(exec('x', 'abc'), null);
});

test('step 10: the leftmost match wins, then the first choice', () => {
  sameMatch('b|ab', 'cab');
  sameMatch('a|ab', 'ab');
  sameMatch('(a|ab)(c|bcd)', 'abcd');
  sameMatch('(.*)(\\d+)', 'room 101');
});

test('step 10: groups are numbered by their opening bracket', () => {
  sameMatch('((a)(?:b))(c)', 'abc', 'xabcx', 'ab');
  sameMatch('(a)|(b)', 'a', 'b');
});

test('step 11: lazy loops take as little as they can', () => {
  sameMatch('"(.*?)"', 'say "yes" or "no"');
  sameMatch('a+?', 'aaa');
  sameMatch('(ab??)(.*)', 'abc');
  sameMatch('^a*?$', 'aaa', 'aab');
});

test('step 11: numbers in braces', () => {
  sameMatch('\\d{4}', 'in 2026', '999');
  sameMatch('a{2,}', 'a', 'aa', 'aaaaa');
  sameMatch('(a{1,2})(a{1,2}?)(a*)', 'aaaaa');
  sameMatch('(?:ab){0}c', 'abc');
  assert.throws(() => parse('a{2,1}'), { position: 1 });
  assert.throws(() => parse('a{9999}'), { position: 2 });
});

test('step 11: every turn forgets what its groups held', () => {
  sameMatch('(?:(a)|(b))*', 'ab', 'aab', 'ba');
  sameMatch('(?:(a)|b){2}', 'ab', 'ba');
});

test('step 11: an empty turn does not count', () => {
  sameMatch('(a*)?', 'b', 'aab');
  sameMatch('(|a)+', 'aa');
  sameMatch('(a*?)*', 'aaa');
  sameMatch('((.)*?)*', 'abc');
});
