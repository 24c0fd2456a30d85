// Gives an expression its value.

import { derivedForms } from './derived-forms.js';
import { print } from './printer.js';
import { Lambda } from './procedure.js';

const LAMBDA = Symbol.for('lambda');

const specialForms = new Map([
  [Symbol.for('quote'), ([value]) => value],
  [Symbol.for('if'), evaluateIf],
  [Symbol.for('begin'), evaluateBody],
  [Symbol.for('set!'), evaluateSet],
  [Symbol.for('define'), evaluateDefine],
  [LAMBDA, ([parameters, ...body], environment) => new Lambda(parameters, body, environment)],
]);

/** Evaluates one expression in an environment. */
export function evaluate(expression, environment) {
  if (typeof expression === 'symbol') return environment.get(expression);
  if (!Array.isArray(expression) || expression.length === 0) return expression;
  const [head, ...operands] = expression;
  if (specialForms.has(head)) return specialForms.get(head)(operands, environment);
  if (derivedForms.has(head)) return evaluate(derivedForms.get(head)(operands), environment);
  return evaluateCall(expression, environment);
}

function evaluateIf([test, whenTrue, whenFalse = []], environment) {
  const isTrue = evaluate(test, environment) !== false;
  return evaluate(isTrue ? whenTrue : whenFalse, environment);
}

function evaluateSet([name, expression], environment) {
  const value = evaluate(expression, environment);
  environment.set(name, value);
  return value;
}

function evaluateDefine([target, ...body], environment) {
  if (Array.isArray(target)) {
    const [name, ...parameters] = target;
    return evaluateDefine([name, [LAMBDA, parameters, ...body]], environment);
  }
  environment.define(target, evaluate(body[0], environment));
  return target;
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
