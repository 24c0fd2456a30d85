import { Environment } from './environment.js';

/** A procedure written in Lisp. It keeps the environment it was made in. */
export class Lambda {
  constructor(parameters, body, environment) {
    this.parameters = parameters;
    this.body = body;
    this.environment = environment;
  }

  /** A new environment in which the parameters have these values. */
  bind(args) {
    const { parameters } = this;
    if (args.length !== parameters.length) {
      throw new Error(`this procedure takes ${count(parameters.length)}, not ${args.length}`);
    }
    const inner = new Environment(this.environment);
    for (const [at, name] of parameters.entries()) inner.define(name, args[at]);
    return inner;
  }
}

function count(number) {
  return number === 1 ? '1 argument' : `${number} arguments`;
}
