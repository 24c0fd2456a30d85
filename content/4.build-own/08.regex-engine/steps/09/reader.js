/** A mistake in a pattern, and where it is. */
export class PatternError extends Error {
  constructor(message, position) {
    super(`${message} at position ${position}`);
    this.position = position;
  }
}

/** Reads a pattern from left to right and remembers the place. */
export class Reader {
  constructor(pattern) {
    this.pattern = pattern;
    this.at = 0;
  }

  /** The next character, without taking it; undefined at the end. */
  peek() {
    return this.pattern[this.at];
  }

  /** Takes the next character. */
  take() {
    this.at += 1;
    return this.pattern[this.at - 1];
  }

  /** Takes this text if it comes next, and says whether it did. */
  eat(expected) {
    if (!this.pattern.startsWith(expected, this.at)) return false;
    this.at += expected.length;
    return true;
  }

  fail(message, position = this.at) {
    throw new PatternError(message, position);
  }
}
