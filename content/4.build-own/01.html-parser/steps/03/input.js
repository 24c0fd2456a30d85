/** Reads a text from left to right and remembers the position. */
export class Input {
  constructor(text) {
    // Some systems end a line with \r\n or \r. The parser only wants \n.
    this.text = text.replace(/\r\n?/g, '\n');
    this.position = 0;
  }

  get done() {
    return this.position >= this.text.length;
  }

  /** Is the pattern here? It needs the flag y, which means "only here". */
  sees(pattern) {
    pattern.lastIndex = this.position;
    return pattern.test(this.text);
  }

  /** Moves past the pattern and returns its text, or '' without one. */
  take(pattern) {
    if (!this.sees(pattern)) return '';
    const start = this.position;
    this.position = pattern.lastIndex;
    return this.text.slice(start, this.position);
  }

  /** Moves past the next match (flag g) and returns the text before it. */
  takeBefore(pattern) {
    const start = this.position;
    pattern.lastIndex = start;
    const found = pattern.exec(this.text);
    this.position = found ? pattern.lastIndex : this.text.length;
    const text = this.text.slice(start, found?.index);
    return { text, found: found !== null };
  }
}

/** Lower case for A to Z only, as HTML wants it for names. */
export function lower(name) {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
