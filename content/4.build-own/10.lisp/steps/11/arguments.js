// Checks what a built-in procedure is given, before JavaScript makes something odd of it.

import { LispError } from './errors.js';
import { print } from './printer.js';

const isList = Array.isArray;

export const anything = { name: 'a value', accepts: () => true };
export const number = { name: 'a number', accepts: (value) => typeof value === 'number' };
export const string = { name: 'a string', accepts: (value) => typeof value === 'string' };
export const symbol = { name: 'a symbol', accepts: (value) => typeof value === 'symbol' };
export const list = { name: 'a list', accepts: isList };
export const pair = { name: 'a list with items', accepts: (value) => isList(value) && value.length > 0 };

/** A procedure with one type for each argument. */
export const takes = (types, implementation) => (name) =>
  (...args) => {
    if (args.length !== types.length) {
      throw new LispError(`${name} takes ${countArguments(types.length)}, not ${args.length}`);
    }
    for (const [at, type] of types.entries()) expectType(name, type, args[at]);
    return implementation(...args);
  };

/** A procedure with any number of arguments of one type. */
export const takesMany = (type, implementation, minimum = 0) => (name) =>
  (...args) => {
    if (args.length < minimum) {
      throw new LispError(`${name} takes at least ${countArguments(minimum)}, not ${args.length}`);
    }
    for (const argument of args) expectType(name, type, argument);
    return implementation(...args);
  };

function expectType(name, type, argument) {
  if (!type.accepts(argument)) throw new LispError(`${name} needs ${type.name}, not ${print(argument)}`);
}

/** "1 argument", "2 arguments". */
export function countArguments(count) {
  return count === 1 ? '1 argument' : `${count} arguments`;
}
