import assert from 'node:assert/strict';
import { test } from 'node:test';
import { print, readAll, run } from './lisp.js';

const show = (source) => print(run(source));

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

test('atoms and the empty list are their own value', () => {
  assert.equal(show('42'), '42');
  assert.equal(show('"tea"'), '"tea"');
  assert.equal(show('#f'), '#f');
  assert.equal(show('()'), '()');
});

test('a list is a call', () => {
  assert.equal(show('(+ 1 2 3)'), '6');
  assert.equal(show('(* (+ 1 2) (- 10 4))'), '18');
  assert.equal(show('(< 1 2 3)'), '#t');
  assert.equal(show('(not (= 1 2))'), '#t');
  assert.equal(show('+'), '#<procedure>');
});

test('an unknown name or a wrong call is an error', () => {
  assert.throws(() => run('(total 1 2)'), /total is not defined/);
  assert.throws(() => run('(1 2)'), /1 is not a procedure/);
});

test('let gives names to values', () => {
  assert.equal(show('(let ((width 3) (height 4)) (* width height))'), '12');
});

test('an inner name hides an outer one, and only inside', () => {
  assert.equal(show('(let ((x 1)) (+ (let ((x 10)) x) x))'), '11');
  assert.equal(show('(let ((x 1)) (let ((x 2) (y x)) (+ x y)))'), '3');
  assert.throws(() => run('(let ((x 1)) x) x'), /x is not defined/);
});

test('define names a value and answers with the name', () => {
  assert.equal(show('(define size 7)'), 'size');
  assert.equal(show('(define size 7) (* size size)'), '49');
});

test('lambda makes a procedure', () => {
  assert.equal(show('((lambda (x y) (+ x y)) 3 4)'), '7');
  assert.equal(show('(define (square x) (* x x)) (square 9)'), '81');
  assert.equal(show('(lambda (x) x)'), '#<procedure>');
  assert.throws(() => run('((lambda (x) x))'), /takes 1 argument, not 0/);
});

test('a procedure remembers where it was made', () => {
  const adder = '(define (adder n) (lambda (x) (+ x n)))';
  assert.equal(show(`${adder} (define add5 (adder 5)) (define n 100) (add5 1)`), '6');
});
