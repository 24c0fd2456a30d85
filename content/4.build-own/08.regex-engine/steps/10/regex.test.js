import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exec } from './regex.js';

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
