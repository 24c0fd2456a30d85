// Gives an expression its value.

import { Environment } from './environment.js';
import { print } from './printer.js';

const LET = Symbol.for('let');

/** Evaluates one expression in an environment. */
export function evaluate(expression, environment) {
  if (typeof expression === 'symbol') return environment.get(expression);
  if (!Array.isArray(expression) || expression.length === 0) return expression;
  if (expression[0] === LET) return evaluateLet(expression, environment);
  return evaluateCall(expression, environment);
}

function evaluateLet([, bindings, ...body], environment) {
  const inner = new Environment(environment);
  for (const [name, value] of bindings) inner.define(name, evaluate(value, environment));
  return evaluateBody(body, inner);
}

function evaluateBody(body, environment) {
  let value = [];
  for (const expression of body) value = evaluate(expression, environment);
  return value;
}

function evaluateCall(expression, environment) {
  const [procedure, ...args] = expression.map((part) => evaluate(part, environment));
  if (typeof procedure !== 'function') throw new Error(`${print(procedure)} is not a procedure`);
  return procedure(...args);
}
