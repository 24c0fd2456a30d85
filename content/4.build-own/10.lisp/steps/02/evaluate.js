// Gives an expression its value.

import { print } from './printer.js';

/** Evaluates one expression. Names is a Map from symbols to values. */
export function evaluate(expression, names) {
  if (typeof expression === 'symbol') return lookUp(expression, names);
  if (!Array.isArray(expression) || expression.length === 0) return expression;
  return evaluateCall(expression, names);
}

function lookUp(symbol, names) {
  if (!names.has(symbol)) throw new Error(`${print(symbol)} is not defined`);
  return names.get(symbol);
}

function evaluateCall(expression, names) {
  const [procedure, ...args] = expression.map((part) => evaluate(part, names));
  if (typeof procedure !== 'function') throw new Error(`${print(procedure)} is not a procedure`);
  return procedure(...args);
}
