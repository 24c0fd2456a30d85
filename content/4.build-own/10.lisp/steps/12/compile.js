// Turns an expression into JavaScript closures. All questions about the text of the
// program are answered here, once. A closure takes a frame and gives the value;
// in tail position it may give a Call instead.

import { derivedForms } from './derived-forms.js';
import { inheritPosition, locate, positionOf } from './errors.js';
import { Call, finish, Macro, Procedure } from './procedure.js';
import { expectDefined, frameAt, Scope } from './scope.js';
import { checkShape } from './shapes.js';

const DEFINE = Symbol.for('define');
const DOT = Symbol.for('.');
const LAMBDA = Symbol.for('lambda');

const specialForms = new Map([
  [Symbol.for('quote'), ([value]) => () => value],
  [Symbol.for('if'), compileIf],
  [Symbol.for('begin'), compileSequence],
  [Symbol.for('set!'), compileSet],
  [Symbol.for('defmacro'), compileDefmacro],
  [DEFINE, compileDefine],
  [LAMBDA, compileLambda],
]);

/** Compiles one expression. */
export function compile(expression, scope, isTail = false) {
  if (typeof expression === 'symbol') return compileReference(expression, scope);
  if (!Array.isArray(expression) || expression.length === 0) return () => expression;
  try {
    return compileList(expression, scope, isTail);
  } catch (error) {
    throw locate(error, positionOf(expression));
  }
}

function compileList(expression, scope, isTail) {
  const [head, ...operands] = expression;
  checkShape(head, operands);
  if (specialForms.has(head)) return specialForms.get(head)(operands, scope, isTail);
  const rewrite = derivedForms.get(head) ?? findMacro(head, scope);
  if (!rewrite) return compileCall(expression, scope, isTail);
  return compile(inheritPosition(rewrite(operands), expression), scope, isTail);
}

function findMacro(name, scope) {
  const macro = scope.find(name) ? null : scope.globals.find(name);
  return macro instanceof Macro ? (operands) => macro.expand(operands) : null;
}

function compileReference(name, scope) {
  const place = scope.find(name);
  if (!place) return () => scope.globals.get(name);
  const { depth, index } = place;
  if (depth === 0) return (frame) => expectDefined(name, frame.values[index]);
  return (frame) => expectDefined(name, frameAt(frame, depth).values[index]);
}

function compileCall(expression, scope, isTail) {
  const [procedure, ...args] = expression.map((part) => compile(part, scope));
  const position = positionOf(expression);
  const prepare = (frame) => {
    try {
      const callee = procedure(frame);
      const values = [];
      for (const code of args) values.push(code(frame));
      return new Call(callee, values, position);
    } catch (error) {
      throw locate(error, position);
    }
  };
  return isTail ? prepare : (frame) => finish(prepare(frame));
}

function compileIf([test, whenTrue, whenFalse = []], scope, isTail) {
  const testCode = compile(test, scope);
  const trueCode = compile(whenTrue, scope, isTail);
  const falseCode = compile(whenFalse, scope, isTail);
  return (frame) => (testCode(frame) !== false ? trueCode(frame) : falseCode(frame));
}

function compileSequence(body, scope, isTail) {
  const codes = body.map((expression, at) => compile(expression, scope, isTail && at === body.length - 1));
  const last = codes.pop() ?? (() => []);
  if (codes.length === 0) return last;
  return (frame) => {
    for (const code of codes) code(frame);
    return last(frame);
  };
}

function compileSet([name, expression], scope) {
  const store = compileStore(name, scope);
  const code = compile(expression, scope);
  return (frame) => store(frame, code(frame));
}

function compileStore(name, scope) {
  const place = scope.find(name);
  return (frame, value) => {
    if (place) frameAt(frame, place.depth).values[place.index] = value;
    else scope.globals.set(name, value);
    return value;
  };
}

function compileDefine([target, ...body], scope) {
  if (Array.isArray(target)) {
    const [name, ...parameters] = target;
    return compileDefine([name, [LAMBDA, parameters, ...body]], scope);
  }
  const index = scope.isGlobal ? null : scope.declare(target);
  const code = compile(body[0], scope);
  return (frame) => {
    if (scope.isGlobal) scope.globals.define(target, code(frame));
    else frame.values[index] = code(frame);
    return target;
  };
}

function compileLambda([parameters, ...body], scope) {
  const dot = parameters.indexOf(DOT);
  const count = dot === -1 ? parameters.length : dot;
  const names = parameters.filter((name) => name !== DOT);
  const inner = new Scope(scope.globals, names, scope);
  for (const name of definedNames(body)) inner.declare(name);
  const code = compileSequence(body, inner, true);
  return (frame) => new Procedure(code, count, dot !== -1, frame);
}

/** Names that a body defines. They are known to all of it, so that procedures can call each other. */
function definedNames(body) {
  const definitions = body.filter((expression) => Array.isArray(expression) && expression[0] === DEFINE);
  return definitions.map(([, target]) => (Array.isArray(target) ? target[0] : target));
}

/** A macro must be ready before the code after it is compiled, so it is made at once. */
function compileDefmacro([[name, ...parameters], ...body], { globals }) {
  const makeProcedure = compileLambda([parameters, ...body], new Scope(globals));
  globals.define(name, new Macro(makeProcedure(null)));
  return () => name;
}
