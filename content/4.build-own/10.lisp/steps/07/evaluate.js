// Gives an expression its value, without growing the JavaScript stack for tail calls.

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

/** Work still to do: the value of this expression is the value of the whole. */
class Tail {
  constructor(expression, environment) {
    this.expression = expression;
    this.environment = environment;
  }
}

/** Evaluates one expression in an environment. */
export function evaluate(expression, environment) {
  let result = step(expression, environment);
  while (result instanceof Tail) result = step(result.expression, result.environment);
  return result;
}

/** Goes as far as the next tail position: gives a value or a Tail. */
function step(expression, environment) {
  if (typeof expression === 'symbol') return environment.get(expression);
  if (!Array.isArray(expression) || expression.length === 0) return expression;
  const [head, ...operands] = expression;
  if (specialForms.has(head)) return specialForms.get(head)(operands, environment);
  if (derivedForms.has(head)) return new Tail(derivedForms.get(head)(operands), environment);
  return evaluateCall(expression, environment);
}

function evaluateIf([test, whenTrue, whenFalse = []], environment) {
  const isTrue = evaluate(test, environment) !== false;
  return new Tail(isTrue ? whenTrue : whenFalse, environment);
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
  for (const expression of body.slice(0, -1)) evaluate(expression, environment);
  return new Tail(body.at(-1) ?? [], environment);
}

function evaluateCall(expression, environment) {
  const [procedure, ...args] = expression.map((part) => evaluate(part, environment));
  if (typeof procedure === 'function') return procedure(...args);
  if (procedure instanceof Lambda) return evaluateBody(procedure.body, procedure.bind(args));
  throw new Error(`${print(procedure)} is not a procedure`);
}
