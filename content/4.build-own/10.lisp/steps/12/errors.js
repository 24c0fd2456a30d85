// Errors for the person who writes Lisp, and the places they point at.

const positions = new WeakMap();

/** A place in a source file. Lines and columns start at 1. */
export class Position {
  constructor(file, line, column) {
    this.file = file;
    this.line = line;
    this.column = column;
  }

  toString() {
    return `${this.file}:${this.line}:${this.column}`;
  }
}

/** A mistake in a Lisp program. */
export class LispError extends Error {
  constructor(reason, position = null) {
    super(position ? `${position}: ${reason}` : reason);
    this.reason = reason;
    this.position = position;
  }
}

/** The source ends too early. More of it may put that right. */
export class IncompleteError extends LispError {}

/** Notes where a list was read. */
export function rememberPosition(list, position) {
  positions.set(list, position);
}

/** Where an expression was read, or undefined for an atom or a list made by code. */
export function positionOf(expression) {
  return positions.get(expression);
}

/** Gives a list that code has made the position of the list it stands for. */
export function inheritPosition(made, original) {
  if (Array.isArray(made) && !positions.has(made)) positions.set(made, positionOf(original));
  return made;
}

/** The same error with a position, unless it has one already. */
export function locate(error, position) {
  const needsPosition = error instanceof LispError && !error.position && position;
  return needsPosition ? new LispError(error.reason, position) : error;
}
