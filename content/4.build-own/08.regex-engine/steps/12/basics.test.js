import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile, isMatch, parse } from './regex.js';

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

test('step 8: sets of characters', () => {
  sameAsRegExp('[abc]x', 'ax', 'cx', 'dx');
  sameAsRegExp('[a-f0-9]+z', 'c0ffeez', 'gz', '-z');
  sameAsRegExp('[^a-z]', 'abc', 'abC', '');
  sameAsRegExp('[-+.]', '-', '+', '.', 'a');
  sameAsRegExp('[a\\]]b', ']b', '\\b');
});

test('step 8: sets with a name', () => {
  sameAsRegExp('\\d\\d:\\d\\d', 'at 09:30', 'at 9:30');
  sameAsRegExp('\\w+\\s\\w+', 'two words', 'two\u00a0words', 'one', 'é è');
  sameAsRegExp('[\\d,]+!', '1,000!', 'a!');
  sameAsRegExp('\\D\\W\\S', 'a-b', '1-b', 'aab', 'a- ');
  sameAsRegExp('[^\\D5]', '4', '5', 'x');
  sameAsRegExp('a\\tb', 'a\tb', 'atb');
});

test('step 8: mistakes in a class', () => {
  assert.throws(() => parse('x[ab'), { position: 1 });
  assert.throws(() => parse('[z-a]'), { position: 1 });
});

test('step 9: the start and the end of the text', () => {
  sameAsRegExp('^cat', 'cat', 'catalogue', 'a cat', '');
  sameAsRegExp('cat$', 'cat', 'a cat', 'cats', 'cat\n');
  sameAsRegExp('^(a|b)*$', 'abba', 'abca', '');
  sameAsRegExp('a^|$b|^$', '', 'a', 'b');
});

test('step 9: the edge of a word', () => {
  sameAsRegExp('\\bcat\\b', 'a cat.', 'catalogue', 'tomcat', 'cat');
  sameAsRegExp('\\Bcat', 'tomcat', 'cat', 'a cat');
});

test('step 9: an anchor has no width, so nothing can repeat it', () => {
  assert.throws(() => parse('^*'), { position: 1 });
});
