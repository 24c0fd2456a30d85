import { attributeStates } from './attribute-states.js';
import { commentStates } from './comment-states.js';
import { doctypeStates } from './doctype-states.js';
import { Input } from './input.js';
import { rawStates, stateAfter } from './raw-states.js';
import { readReference } from './reference.js';
import { tagStates } from './tag-states.js';

const contentStates = {
  data(t) {
    t.text(t.input.take(/[^<&]+/y));
    if (t.input.done) return null;
    if (t.input.take(/</y)) return 'tagOpen';
    t.text(readReference(t.input));
    return 'data';
  },
};

const states = {
  ...contentStates,
  ...tagStates,
  ...attributeStates,
  ...commentStates,
  ...doctypeStates,
  ...rawStates,
};

export class Tokenizer {
  constructor(html, { state = 'data', lastStart = '' } = {}) {
    this.input = new Input(html);
    this.tokens = [];
    this.state = state;
    this.tag = null;
    this.lastStart = lastStart;
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
    if (this.tag.type === 'end') return 'data';
    this.lastStart = this.tag.name;
    return stateAfter(this.tag.name);
  }
}

export function tokenize(html) {
  return new Tokenizer(html).run();
}
