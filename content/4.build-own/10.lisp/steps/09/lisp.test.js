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

test('quote keeps code as data', () => {
  assert.equal(show("'(+ 1 2)"), '(+ 1 2)');
  assert.equal(show('(quote tea)'), 'tea');
  assert.equal(show("''tea"), '(quote tea)');
  assert.throws(() => run("(list ')"), /nothing follows this '/);
});

test('lists are built, taken apart and compared', () => {
  assert.equal(show("(cons 1 '(2 3))"), '(1 2 3)');
  assert.equal(show("(car '(1 2 3))"), '1');
  assert.equal(show("(cdr '(1 2 3))"), '(2 3)');
  assert.equal(show("(append '(1) '() (list 2 (list 3)))"), '(1 2 (3))');
  assert.equal(show("(equal? '(1 (2)) (list 1 (list 2)))"), '#t');
});

test('a dot before the last parameter collects the rest', () => {
  const count = '(define (count first . others) (length others))';
  assert.equal(show(`${count} (count 1)`), '0');
  assert.equal(show(`${count} (count 1 2 3)`), '2');
  assert.throws(() => run(`${count} (count)`), /at least 1 argument, not 0/);
});

test('if evaluates only the branch it takes', () => {
  assert.equal(show('(if (< 1 2) "yes" (missing))'), '"yes"');
  assert.equal(show('(if #f 1)'), '()');
  assert.equal(show("(if '() 1 2)"), '1');
  const factorial = '(define (factorial n) (if (= n 0) 1 (* n (factorial (- n 1)))))';
  assert.equal(show(`${factorial} (factorial 10)`), '3628800');
});

test('cond, and, or stop as soon as they can', () => {
  const sign = "(define (sign n) (cond ((< n 0) 'minus) ((= n 0) 'zero) (else 'plus)))";
  assert.equal(show(`${sign} (list (sign -3) (sign 0) (sign 8))`), '(minus zero plus)');
  assert.equal(show('(and 1 #f (missing))'), '#f');
  assert.equal(show('(or #f 2 (missing))'), '2');
  assert.equal(show('(list (and) (or))'), '(#t #f)');
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

test('a named let is a loop', () => {
  assert.equal(show('(let loop ((n 3) (all ())) (if (= n 0) all (loop (- n 1) (cons n all))))'), '(1 2 3)');
  assert.equal(show('(let loop ((n 0)) (cond ((< n 100000) (loop (+ n 1))) (else n)))'), '100000');
});

test('a quasi-quote is a list with holes', () => {
  assert.equal(show('(let ((x 5)) `(x is ,x))'), '(x is 5)');
  assert.equal(show("(let ((more '(2 3))) `(1 ,@more (4 ,(+ 2 3))))"), '(1 2 3 (4 5))');
  assert.equal(show('`tea'), 'tea');
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
