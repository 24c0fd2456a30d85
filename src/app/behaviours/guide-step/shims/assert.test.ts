import nodeAssert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { AssertionError, assert } from './assert.ts';

/** The message and values of a failed assertion. */
function failureOf(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    return [error.message, error.printed.expected, error.printed.actual];
  }
  return 'passed';
}

class OwnError extends Error {
  place = 3;
}
const throwOwn = () => {
  throw new OwnError('no such name');
};

test.each([
  ['equal', () => assert.equal(1, 2), ['The value is not the expected one.', '2', '1']],
  ['equal, a type', () => assert.equal('1', 1), ['The value is not the expected one.', '1', "'1'"]],
  [
    'equal, two objects',
    () => assert.equal([1], [1]),
    [
      'The two objects have the same contents, but they are two objects. Compare contents with deepEqual.',
      '[1]',
      '[1]',
    ],
  ],
  ['a message', () => assert.equal(1, 2, 'one is two'), ['one is two', '2', '1']],
  ['notEqual', () => assert.notEqual(1, 1), ['Expected any value but 1.', null, null]],
  ['ok', () => assert(0), ['Expected a value that counts as true, but got 0.', null, null]],
  [
    'deepEqual',
    () => assert.deepEqual({ a: [1] }, { a: ['1'] }),
    ['The value is not the expected one.', "{ a: ['1'] }", '{ a: [1] }'],
  ],
  [
    'deepEqual, several lines',
    () =>
      assert.deepEqual(
        [{ kind: 'character', value: 'a' }],
        [{ kind: 'sequence', parts: ['abcd', 'b', 'c'], next: null }],
      ),
    [
      'The value is not the expected one.',
      "[\n  { kind: 'sequence', parts: ['abcd', 'b', 'c'], next: null },\n]",
      "[{ kind: 'character', value: 'a' }]",
    ],
  ],
  [
    'deepEqual, hidden parts',
    () => assert.deepEqual({ [Symbol.iterator]: 1 }, {}),
    ['The two values look the same, but differ in their class or in a hidden part.', '{}', '{}'],
  ],
  ['notDeepEqual', () => assert.notDeepEqual([1], [1]), ['Expected any value but [1].', null, null]],
  ['match', () => assert.match('boat', /^a/), ['The text does not match the pattern.', '/^a/', "'boat'"]],
  [
    'doesNotMatch',
    () => assert.doesNotMatch('boat', /oa/),
    ['The text matches the pattern.', 'a text that does not match /oa/', "'boat'"],
  ],
  ['fail', () => assert.fail('not here'), ['not here', null, null]],
  ['throws nothing', () => assert.throws(() => 1), ['No error was thrown.', 'an error', 'no error']],
  [
    'throws nothing, with a pattern',
    () => assert.throws(() => 1, /name/),
    ['No error was thrown.', 'an error that matches /name/', 'no error'],
  ],
  [
    'throws another class',
    () => assert.throws(throwOwn, TypeError),
    ['The error is not the expected one.', 'an error of the class TypeError', 'Error: no such name'],
  ],
  [
    'throws another message',
    () => assert.throws(throwOwn, /number/),
    ['The error is not the expected one.', 'an error that matches /number/', 'Error: no such name'],
  ],
  [
    'throws with another property',
    () => assert.throws(throwOwn, { place: 4 }),
    ['The error is not the expected one.', 'an error with { place: 4 }', 'Error: no such name'],
  ],
])('%s', (_name, run, failure) => {
  expect(failureOf(run)).toEqual(failure);
});

test('an expected error passes: by pattern, class, object or function', () => {
  for (const expected of [/^Error: no such/, OwnError, Error, { message: /name$/, place: 3 }])
    expect(failureOf(() => assert.throws(throwOwn, expected))).toBe('passed');
  const isOwn = (error: unknown) => error instanceof OwnError;
  expect(failureOf(() => assert.throws(throwOwn, isOwn))).toBe('passed');
});

test('rejects waits for the promise', async () => {
  await assert.rejects(async () => throwOwn(), OwnError);
  await expect(assert.rejects(Promise.resolve(1))).rejects.toMatchObject({
    message: 'The promise was fulfilled, not rejected.',
  });
});

const circle: unknown[] = [];
circle.push(circle);
const otherCircle: unknown[] = [];
otherCircle.push(otherCircle);
class Point {
  x: number;
  constructor(x: number) {
    this.x = x;
  }
}
const values: unknown[] = [
  ...[0, -0, Number.NaN, 1, '1', 1n, null, undefined, true, [], {}, [1], [undefined], new Array(1), { a: 1 }],
  ...[{ a: undefined }, Object.create(null), new Point(1), new Point(2), { x: 1 }, /a/g, /a/i, new Date(0)],
  ...[new Date(1), new Map([[{ a: 1 }, [1]]]), new Map([[{ a: 1 }, [2]]]), new Set([[1], [2]]), new Set([1])],
  ...[new Error('a'), new Error('b'), new TypeError('a'), new Uint8Array([1]), new Uint8Array([2]), circle],
  ...[Object(1), Object('1'), { [Symbol.for('a')]: 1 }],
];
const copies: unknown[] = [
  ...[0, -0, Number.NaN, 1, '1', 1n, null, undefined, true, [], {}, [1], [undefined], new Array(1), { a: 1 }],
  ...[{ a: undefined }, Object.create(null), new Point(1), new Point(2), { x: 1 }, /a/g, /a/i, new Date(0)],
  ...[new Date(1), new Map([[{ a: 1 }, [1]]]), new Map([[{ a: 1 }, [2]]]), new Set([[2], [1]]), new Set([1])],
  ...[
    new Error('a'),
    new Error('b'),
    new TypeError('a'),
    new Uint8Array([1]),
    new Uint8Array([2]),
    otherCircle,
  ],
  ...[Object(1), Object('1'), { [Symbol.for('a')]: 1 }],
];

test('deepEqual agrees with Node for all pairs of many values', () => {
  const passes = (run: () => void) => {
    try {
      run();
      return true;
    } catch {
      return false;
    }
  };
  for (const [at, one] of values.entries())
    for (const [other, two] of copies.entries())
      expect([at, other, passes(() => assert.deepEqual(one, two))]).toEqual([
        at,
        other,
        passes(() => nodeAssert.deepEqual(one, two)),
      ]);
});
