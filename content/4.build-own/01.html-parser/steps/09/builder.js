import { documentModes } from './document-modes.js';
import { inBody } from './body.js';
import { isVoid, scopes, tableFrame, words } from './groups.js';
import {
  createComment, createDocument, createElement, createText, insertAt,
} from './node.js';
import { OpenElements } from './stack.js';
import { isRaw } from './raw-states.js';
import { tokenize } from './tokenizer.js';

const modes = { ...documentModes, inBody };
const startsWithNewline = words('listing pre textarea');

export class TreeBuilder {
  document = createDocument();
  open = new OpenElements();
  mode = 'initial';
  head = null;
  quirks = false;
  fostering = false;
  previous = null;

  build(html) {
    for (const token of tokenize(html)) this.process(token);
    this.process({ type: 'end of text' });
    return this.document;
  }

  process(token) {
    const first = this.previous;
    this.previous = token;
    const afterStart = token.type === 'text' && first?.type === 'start';
    if (afterStart && startsWithNewline.has(first.name)) {
      token.text = token.text.replace(/^\n/, '');
    }
    if (isRaw(this.open.current?.name)) {
      if (token.type === 'text') return this.insertText(token.text);
      // Only its own end tag, or the end of the text, can come here.
      this.pop();
      if (token.type === 'end') return;
    }
    for (const part of this.parts(token)) {
      // A mode returns false to leave the token to the next mode.
      while (!modes[this.mode](this, part));
    }
  }

  /** Outside the body, the space before a text is a part of its own. */
  parts(token) {
    if (token.type !== 'text' || this.mode === 'inBody') return [token];
    const [, space, rest] = /^([\t\n\f\r ]*)([^]*)$/.exec(token.text);
    return [space, rest]
      .filter((text) => text !== '')
      .map((text) => ({ type: 'text', text }));
  }

  insert(name, attributes = []) {
    const element = createElement(name, attributes);
    insertAt(this.place(), element);
    if (!isVoid(name)) this.open.push(element);
    return element;
  }

  insertText(text) {
    const visible = text.replaceAll('\0', '');
    if (visible === '') return;
    const { parent, before } = this.place();
    const { children } = parent;
    const end = before ? children.indexOf(before) : children.length;
    const last = children[end - 1];
    if (last?.type === 'text') last.text += visible;
    else insertAt({ parent, before }, createText(visible));
  }

  insertComment(token, parent = this.open.current) {
    insertAt({ parent, before: null }, createComment(token.text));
  }

  /** Where a new node goes: mostly to the end of the current node. */
  place(parent = this.open.current ?? this.document) {
    if (!this.fostering || !tableFrame.has(parent.name)) {
      return { parent, before: null };
    }
    // What doesn't belong into a table goes in front of the table.
    const table = this.open.named('table');
    return { parent: table.parent, before: table };
  }

  pop() {
    return this.open.pop();
  }

  popThrough(element) {
    while (this.pop() !== element);
  }

  /** Many elements can't be inside a paragraph, so they end it. */
  closeParagraph() {
    const paragraph = this.open.named('p', scopes.button);
    if (paragraph) this.popThrough(paragraph);
  }

  /** A second <html> or <body> only adds attributes. */
  addAttributes(element, attributes) {
    for (const [name, value] of attributes) {
      if (element.attributes.some(([other]) => other === name)) continue;
      element.attributes.push([name, value]);
    }
  }
}
