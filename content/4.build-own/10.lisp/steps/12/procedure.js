// Procedures and calls at run time.

import { countArguments } from './arguments.js';
import { LispError, locate } from './errors.js';
import { print } from './printer.js';
import { Frame } from './scope.js';

/** Compiled code, and the frame it was made in. */
export class Procedure {
  constructor(code, count, hasRest, frame) {
    this.code = code;
    this.count = count;
    this.hasRest = hasRest;
    this.frame = frame;
  }

  /** Runs the code with these arguments. Gives a value or a Call. */
  enter(args) {
    return this.code(new Frame(this.#values(args), this.frame));
  }

  #values(args) {
    const { count, hasRest } = this;
    if (hasRest && args.length >= count) return [...args.slice(0, count), args.slice(count)];
    if (!hasRest && args.length === count) return args;
    const expected = hasRest ? `at least ${countArguments(count)}` : countArguments(count);
    throw new LispError(`this procedure takes ${expected}, not ${args.length}`);
  }
}

/** A procedure that takes code and returns the code to use instead. */
export class Macro {
  constructor(procedure) {
    this.procedure = procedure;
  }

  expand(operands) {
    return finish(new Call(this.procedure, operands));
  }
}

/** A call that is ready to be made. */
export class Call {
  constructor(procedure, args, position) {
    this.procedure = procedure;
    this.args = args;
    this.position = position;
  }

  make() {
    const { procedure, args } = this;
    if (typeof procedure === 'function') return procedure(...args);
    if (procedure instanceof Procedure) return procedure.enter(args);
    throw new LispError(`${print(procedure)} is not a procedure`);
  }
}

/** Makes a call, then the tail calls that follow from it, until there is a value. */
export function finish(call) {
  let next = call;
  let position;
  try {
    while (next instanceof Call) {
      position = next.position ?? position;
      next = next.make();
    }
    return next;
  } catch (error) {
    throw locate(error, position);
  }
}

export function isProcedure(value) {
  return typeof value === 'function' || value instanceof Procedure;
}
