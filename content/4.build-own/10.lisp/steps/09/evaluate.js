// Gives an expression its value, without growing the JavaScript stack for tail calls.

import { derivedForms } from './derived-forms.js';
import { LispError, locate, positionOf } from './errors.js';
import { print } from './printer.js';
import { Lambda, Macro } from './procedure.js';
import { checkShape } from './shapes.js';

const LAMBDA = Symbol.for('lambda');

const specialForms = new Map([
  [Symbol.for('quote'), ([value]) => value],
  [Symbol.for('if'), evaluateIf],
  [Symbol.for('begin'), evaluateBody],
  [Symbol.for('set!'), evaluateSet],
  [Symbol.for('define'), evaluateDefine],
  [Symbol.for('defmacro'), evaluateDefmacro],
  [LAMBDA, ([parameters, ...body], environment) => new Lambda(parameters, body, environment)],
]);

/** Work still to do: the value of this expression is the value of the whole. */
class Tail {
  constructor(expression, environment) {
    this.expression = expression;
    this.environment = environment;
  }
}

/** Evaluates one expression in an environment. An error gets the position of the code it came from. */
export function evaluate(expression, environment) {
  let position;
  let next = new Tail(expression, environment);
  try {
    while (next instanceof Tail) {
      position = positionOf(next.expression) ?? position;
      next = step(next.expression, next.environment);
    }
    return next;
  } catch (error) {
    throw locate(error, position);
  }
}

/** Goes as far as the next tail position: gives a value or a Tail. */
function step(expression, environment) {
  if (typeof expression === 'symbol') return environment.get(expression);
  if (!Array.isArray(expression) || expression.length === 0) return expression;
  const [head, ...operands] = expression;
  checkShape(head, operands);
  if (specialForms.has(head)) return specialForms.get(head)(operands, environment);
  if (derivedForms.has(head)) return new Tail(derivedForms.get(head)(operands), environment);
  const macro = typeof head === 'symbol' && environment.find(head);
  if (macro instanceof Macro) return new Tail(expand(macro, operands), environment);
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

function evaluateDefmacro([[name, ...parameters], ...body], environment) {
  environment.define(name, new Macro(new Lambda(parameters, body, environment)));
  return name;
}

/** Calls the macro with the operands as they were written. */
function expand({ lambda }, operands) {
  const { expression, environment } = evaluateBody(lambda.body, lambda.bind(operands));
  return evaluate(expression, environment);
}

function evaluateBody(body, environment) {
  for (const expression of body.slice(0, -1)) evaluate(expression, environment);
  return new Tail(body.at(-1) ?? [], environment);
}

function evaluateCall(expression, environment) {
  const [procedure, ...args] = expression.map((part) => evaluate(part, environment));
  if (typeof procedure === 'function') return procedure(...args);
  if (procedure instanceof Lambda) return evaluateBody(procedure.body, procedure.bind(args));
  throw new LispError(`${print(procedure)} is not a procedure`);
}
