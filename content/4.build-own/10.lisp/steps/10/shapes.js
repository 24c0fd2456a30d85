// What each special form must look like, and what to say when it does not.

import { LispError } from './errors.js';

const isSymbol = (value) => typeof value === 'symbol';
const isList = Array.isArray;
const isNames = (value) => isList(value) && value.every(isSymbol);
const isBinding = (value) => isList(value) && value.length === 2 && isSymbol(value[0]);
const isBindings = (value) => isList(value) && value.every(isBinding);
const isClause = (value) => isList(value) && value.length > 0;

function isLet([first, ...others]) {
  if (isSymbol(first)) return isLet(others);
  return isBindings(first) && others.length > 0;
}

function isDefine([target, ...body]) {
  if (isSymbol(target)) return body.length === 1;
  return isNames(target) && target.length > 0 && body.length > 0;
}

const shapes = {
  '(quote value)': (operands) => operands.length === 1,
  '(quasiquote template)': (operands) => operands.length === 1,
  '(if test then else)': (operands) => operands.length === 2 || operands.length === 3,
  '(set! name value)': ([name, ...values]) => isSymbol(name) && values.length === 1,
  '(lambda (name ...) body ...)': ([names, ...body]) => isNames(names) && body.length > 0,
  '(define name value) or (define (name ...) body ...)': isDefine,
  '(defmacro (name ...) body ...)': ([names, ...body]) => isDefine([names, ...body]) && isList(names),
  '(let ((name value) ...) body ...)': isLet,
  '(cond (test value) ... (else value))': (clauses) => clauses.every(isClause),
};

const shapesByName = new Map(
  Object.entries(shapes).map(([usage, fits]) => [Symbol.for(usage.match(/[^( ]+/)[0]), { usage, fits }]),
);

/** Throws when a special form is not written the way it should be. */
export function checkShape(name, operands) {
  const shape = shapesByName.get(name);
  if (shape && !shape.fits(operands)) throw new LispError(`write this as ${shape.usage}`);
}
