// Gives an expression its value.

import { Environment } from './environment.js';
import { print } from './printer.js';
import { Lambda } from './procedure.js';

const DEFINE = Symbol.for('define');
const LAMBDA = Symbol.for('lambda');
const LET = Symbol.for('let');
const QUOTE = Symbol.for('quote');

/** Evaluates one expression in an environment. */
export function evaluate(expression, environment) {
  if (typeof expression === 'symbol') return environment.get(expression);
  if (!Array.isArray(expression) || expression.length === 0) return expression;
  switch (expression[0]) {
    case DEFINE:
      return evaluateDefine(expression, environment);
    case LAMBDA:
      return evaluateLambda(expression, environment);
    case LET:
      return evaluateLet(expression, environment);
    case QUOTE:
      return expression[1];
    default:
      return evaluateCall(expression, environment);
  }
}

function evaluateDefine([, target, ...body], environment) {
  if (Array.isArray(target)) {
    const [name, ...parameters] = target;
    return evaluateDefine([DEFINE, name, [LAMBDA, parameters, ...body]], environment);
  }
  environment.define(target, evaluate(body[0], environment));
  return target;
}

function evaluateLambda([, parameters, ...body], environment) {
  return new Lambda(parameters, body, environment);
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
  if (typeof procedure === 'function') return procedure(...args);
  if (procedure instanceof Lambda) return evaluateBody(procedure.body, procedure.bind(args));
  throw new Error(`${print(procedure)} is not a procedure`);
}
