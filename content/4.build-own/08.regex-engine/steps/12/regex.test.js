import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patterns, randomPattern, randomText, seededRandom, texts } from './compare.js';
import { exec, parse, Regex } from './regex.js';

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

test('step 12: the second run builds nothing new', () => {
  const regex = new Regex('(cat|dog)s?\\b');
  regex.isMatch('raining cats and dogs');
  const built = regex.dfa.arrowsBuilt;
  assert.equal(regex.isMatch('raining cats and dogs'), true);
  assert.equal(regex.dfa.arrowsBuilt, built);
});

test('step 12: the table never grows past its limit', () => {
  const regex = new Regex('a[ab]{12}c');
  const random = seededRandom(1);
  const text = Array.from({ length: 20_000 }, () => (random() < 0.5 ? 'a' : 'b')).join('');
  assert.equal(regex.isMatch(text), false);
  assert.equal(regex.isMatch(`${text}c`), /a[ab]{12}c/.test(`${text}c`));
  assert.ok(regex.dfa.table.size <= 1000);
});

test('step 12: (a*)*b on 10,000 characters', () => {
  const regex = new Regex('(a*)*b');
  const text = 'a'.repeat(10_000);
  const times = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    assert.equal(regex.isMatch(text), false);
    return performance.now() - begin;
  });
  assert.ok(regex.dfa.arrowsBuilt <= 5, `${regex.dfa.arrowsBuilt} arrows`);
  assert.ok(Math.min(...times) < 50, `${Math.min(...times)} ms`);
});

test('step 12: 400 pairs give the same answer as RegExp', () => {
  assert.equal(patterns.length * texts.length, 400);
  for (const pattern of patterns) sameMatch(pattern, ...texts);
});

test('step 12: so do 2,000 random patterns', () => {
  const random = seededRandom(2026);
  const tried = new Set();
  while (tried.size < 2000) {
    const pattern = randomPattern(random);
    tried.add(pattern);
    sameMatch(pattern, randomText(random), randomText(random), randomText(random));
  }
});
