import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expressions } from './expressions.js';
import { print, readAll, run } from './lisp.js';
import { repl } from './repl.js';

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

test('lambda makes a procedure', () => {
  assert.equal(show('((lambda (x y) (+ x y)) 3 4)'), '7');
  assert.equal(show('(define (square x) (* x x)) (square 9)'), '81');
  assert.equal(show('(lambda (x) x)'), '#<procedure>');
  assert.throws(() => run('((lambda (x) x))'), /takes 1 argument, not 0/);
});

test('a dot before the last parameter collects the rest', () => {
  const count = '(define (count first . others) (length others))';
  assert.equal(show(`${count} (count 1)`), '0');
  assert.equal(show(`${count} (count 1 2 3)`), '2');
  assert.throws(() => run(`${count} (count)`), /at least 1 argument, not 0/);
});

test('set! changes the name that a closure remembers', () => {
  const counter = '(define (counter) (let ((n 0)) (lambda () (begin (set! n (+ n 1)) n))))';
  assert.equal(show(`${counter} (define next (counter)) (next) (next)`), '2');
  assert.throws(() => run('(set! nowhere 1)'), /nowhere is not defined/);
});

test('a million tail calls need no stack', () => {
  const count = '(define (count n) (if (= n 0) "done" (count (- n 1))))';
  assert.equal(show(`${count} (count 1000000)`), '"done"');
});

test('two procedures may call each other for ever', () => {
  const even = '(define (even? n) (or (= n 0) (odd? (- n 1))))';
  const odd = '(define (odd? n) (and (not (= n 0)) (even? (- n 1))))';
  assert.equal(show(`${even} ${odd} (even? 100001)`), '#f');
});

test('a macro rewrites code before it runs', () => {
  const unless = '(defmacro (unless test . body) `(if ,test #f (begin ,@body)))';
  assert.equal(show(`${unless} (unless (= 1 2) 10 20)`), '20');
  assert.equal(show(`${unless} (unless (= 1 1) (missing))`), '#f');
});

test('gensym keeps a macro from catching your names', () => {
  const swap = `(defmacro (swap! a b)
    (let ((saved (gensym)))
      \`(let ((,saved ,a)) (set! ,a ,b) (set! ,b ,saved))))`;
  assert.equal(show(`${swap} (define saved 1) (define b 2) (swap! saved b) (list saved b)`), '(2 1)');
});

test('unbalanced source is reported with its line and column', () => {
  assert.throws(() => run('(+ 1\n  (* 2 3)'), { message: 'input:1:1: this list is never closed' });
  assert.throws(() => run('(+ 1 2)\n  )'), { message: 'input:2:3: there is no list for this ) to close' });
  assert.throws(() => run('(list 1\n "tea)'), { message: 'input:2:2: this string is never closed' });
});

test('an error names the list it happened in', () => {
  assert.throws(() => run('(+ 1\n   (* 2 width))'), { message: 'input:2:4: width is not defined' });
  assert.throws(() => run('(define (f x)\n  (x))\n(f 3)'), { message: 'input:2:3: 3 is not a procedure' });
});

test('built-in procedures check their arguments', () => {
  assert.throws(() => run('(+ 1 "two")'), { message: 'input:1:1: + needs a number, not "two"' });
  assert.throws(() => run('(car ())'), { message: 'input:1:1: car needs a list with items, not ()' });
  assert.throws(() => run('(length)'), { message: 'input:1:1: length takes 1 argument, not 0' });
  assert.throws(() => run('(error "no tea:" (list 1))'), { message: 'input:1:1: no tea: (1)' });
});

test('a malformed special form says how to write it', () => {
  assert.throws(() => run('(list (if))'), { message: 'input:1:7: write this as (if test then else)' });
  assert.throws(() => run('(let ((x)) x)'), /write this as \(let \(\(name value\) ...\) body ...\)/);
});

async function screenAfter(...lines) {
  const output = [];
  await repl(lines, (text) => output.push(text));
  return output.join('');
}

test('the prompt answers, remembers and waits for the rest of a list', async () => {
  const screen = await screenAfter('(define tea 3)', '(* tea', '   tea)', '"two', 'lines"');
  assert.equal(screen, '> tea\n> . 9\n> . "two\\nlines"\n> ');
});

test('the prompt survives a mistake', async () => {
  const screen = await screenAfter('(car 5)', '(define (deep n) (+ 1 (deep n))) (deep 1)', '(+ 1 1)');
  assert.match(screen, /1:1: car needs a list with items, not 5\n> the calls are .* too deeply\n> 2\n> $/);
});

test('apply calls a procedure with a list, and its call is a tail call', () => {
  assert.equal(show("(apply max '(3 9 4))"), '9');
  const count = '(define (count n) (if (= n 0) n (apply count (list (- n 1)))))';
  assert.equal(show(`${count} (count 100000)`), '0');
});

test('a macro is expanded once, when the code around it is compiled', () => {
  const counted = '(define expansions 0) (defmacro (counted x) (set! expansions (+ expansions 1)) x)';
  assert.equal(show(`${counted} (define (f) (counted 5)) (f) (f) (f) expansions`), '1');
});

test('a malformed form is found before the code runs', () => {
  const source = '(define (never)\n  (if))';
  assert.throws(() => run(source), { message: 'input:2:3: write this as (if test then else)' });
});

test('150 expressions have the expected value', () => {
  assert.equal(expressions.length, 150);
  for (const [source, expected] of expressions) assert.equal(show(source), expected, source);
});

test('the Lisp runs a Lisp that is written in it', () => {
  const metacircular = readFileSync(new URL('./metacircular.lisp', import.meta.url), 'utf8');
  const factorial = '(define (factorial n) (if (= n 0) 1 (* n (factorial (- n 1)))))';
  assert.equal(show(`${metacircular} (meta-run '(begin ${factorial} (factorial 10)))`), '3628800');
});
