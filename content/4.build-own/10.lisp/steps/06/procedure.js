import { Environment } from './environment.js';

const DOT = Symbol.for('.');

/** A procedure written in Lisp. It keeps the environment it was made in. */
export class Lambda {
  constructor(parameters, body, environment) {
    const dot = parameters.indexOf(DOT);
    this.parameters = dot === -1 ? parameters : parameters.slice(0, dot);
    this.rest = dot === -1 ? null : parameters[dot + 1];
    this.body = body;
    this.environment = environment;
  }

  /** A new environment in which the parameters have these values. */
  bind(args) {
    const { parameters, rest } = this;
    const fits = rest ? args.length >= parameters.length : args.length === parameters.length;
    if (!fits) throw new Error(`this procedure takes ${this.#arity()}, not ${args.length}`);
    const inner = new Environment(this.environment);
    for (const [at, name] of parameters.entries()) inner.define(name, args[at]);
    if (rest) inner.define(rest, args.slice(parameters.length));
    return inner;
  }

  #arity() {
    const { length } = this.parameters;
    const count = length === 1 ? '1 argument' : `${length} arguments`;
    return this.rest ? `at least ${count}` : count;
  }
}
