import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile, isMatch, parse, simulate } from './regex.js';

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

test('step 5: the tree says what belongs together', () => {
  assert.deepEqual(parse('ab*|.'), {
    type: 'choice',
    branches: [
      {
        type: 'sequence',
        items: [
          { type: 'char', char: 'a' },
          { type: 'repeat', body: { type: 'char', char: 'b' }, min: 0, max: Infinity },
        ],
      },
      { type: 'any' },
    ],
  });
});

test('step 5: groups, plus and question mark', () => {
  sameAsRegExp('x(ab|c)*y', 'xy', 'xabcaby', 'xacy', 'xaby');
  sameAsRegExp('go+gle', 'gogle', 'gooogle', 'ggle');
  sameAsRegExp('colou?r', 'color', 'colour', 'colouur');
  sameAsRegExp('((a|b)?c)+d', 'acbccd', 'd', 'cd', 'abd');
});

test('step 5: a backslash takes the meaning away', () => {
  sameAsRegExp('1\\+1', '1+1', '11', '111');
  sameAsRegExp('\\(\\.\\)', '(.)', '(a)');
});

test('step 5: mistakes have a position', () => {
  assert.throws(() => parse('ab)'), { position: 2 });
  assert.throws(() => parse('a(b'), { position: 1 });
  assert.throws(() => parse('a|*b'), { position: 2 });
  assert.throws(() => parse('a**'), { position: 2 });
  assert.throws(() => parse('a\\'), { position: 2 });
});

test('step 6: two characters become two states and a match', () => {
  const { states, start } = compile(parse('ab'));
  const first = states[start];
  const second = states[first.next];
  assert.equal(first.leaf.char, 'a');
  assert.equal(second.leaf.char, 'b');
  assert.equal(states[second.next].type, 'match');
});

test('step 6: a star is a loop with a way out', () => {
  const { states, start } = compile(parse('a*'));
  const [again, out] = states[start].targets;
  assert.equal(states[start].type, 'split');
  assert.equal(states[again].next, start);
  assert.equal(states[out].type, 'match');
});

test('step 6: the network grows with the pattern, not with the text', () => {
  assert.equal(compile(parse('(cat|dog)*')).states.filter(({ type }) => type === 'read').length, 6);
  assert.equal(compile(parse('a+b?')).states.length, 6);
});

test('step 7: a long text does not break a loop in a loop', () => {
  const text = 'a'.repeat(10_000);
  assert.equal(isMatch('(a*)*b', text), false);
  assert.equal(isMatch('(a*)*b', `${text}b`), true);
});

test('step 7: the work is at most states times characters', () => {
  const network = compile(parse('(a*)*b'));
  const { matched, steps } = simulate(network, 'a'.repeat(10_000));
  assert.equal(matched, false);
  assert.ok(steps <= network.states.length * 10_001, `${steps} steps`);
});
