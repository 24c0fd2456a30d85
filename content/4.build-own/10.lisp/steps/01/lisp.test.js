import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, readAll } from './lisp.js';

test('atoms become JavaScript values', () => {
  assert.deepEqual(readAll('42 -1.5 "tea" #t'), [42, -1.5, 'tea', true]);
  assert.deepEqual(readAll('area'), [Symbol.for('area')]);
});

test('a list becomes an array, and lists nest', () => {
  const [list] = readAll('(+ 1 (* 2 3))');
  assert.deepEqual(list, [Symbol.for('+'), 1, [Symbol.for('*'), 2, 3]]);
});

test('printing what was read gives tidy source back', () => {
  const [list] = readAll('( area  "a \\"b\\"" #f ; a note\n ( ) )');
  assert.equal(print(list), '(area "a \\"b\\"" #f ())');
});

test('broken source is refused', () => {
  assert.throws(() => readAll('(+ 1 2'), /never closed/);
  assert.throws(() => readAll('1)'), /no list/);
  assert.throws(() => readAll('"tea'), /never closed/);
});
