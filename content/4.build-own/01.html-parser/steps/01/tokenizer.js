import { Input } from './input.js';

/** A state reads a little and returns the name of the next state. */
const states = {
  data(t) {
    t.text(t.input.take(/[^<]+/y));
    if (t.input.done) return null;
    t.input.take(/</y);
    return 'tagOpen';
  },

  tagOpen(t) {
    if (t.input.sees(/[a-z]/iy)) return 'tagName';
    t.text('<');
    return 'data';
  },

  tagName(t) {
    const name = t.input.take(/[^\t\n\f />]+/y);
    // A tag that never ends is no tag, and its text is lost.
    if (!t.input.take(/[^>]*>/y)) return null;
    t.tokens.push({ type: 'start', name });
    return 'data';
  },
};

export class Tokenizer {
  constructor(html) {
    this.input = new Input(html);
    this.tokens = [];
    this.state = 'data';
  }

  run() {
    while (this.state) this.state = states[this.state](this);
    return this.tokens;
  }

  /** Neighbouring pieces of text become one token. */
  text(text) {
    const last = this.tokens.at(-1);
    if (last?.type === 'text') last.text += text;
    else if (text) this.tokens.push({ type: 'text', text });
  }
}

export function tokenize(html) {
  return new Tokenizer(html).run();
}
