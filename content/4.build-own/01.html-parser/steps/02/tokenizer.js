import { Input } from './input.js';
import { tagStates } from './tag-states.js';

/** A state reads a little and returns the name of the next state. */
const states = {
  data(t) {
    t.text(t.input.take(/[^<]+/y));
    if (t.input.done) return null;
    t.input.take(/</y);
    return 'tagOpen';
  },
  ...tagStates,
};

export class Tokenizer {
  constructor(html) {
    this.input = new Input(html);
    this.tokens = [];
    this.state = 'data';
    this.tag = null;
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

  emitTag() {
    this.tokens.push(this.tag);
    return 'data';
  }
}

export function tokenize(html) {
  return new Tokenizer(html).run();
}
