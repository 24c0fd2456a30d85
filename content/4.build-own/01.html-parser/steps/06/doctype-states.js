import { lower, withoutNull } from './input.js';

const space = /[\t\n\f ]+/y;

export const doctypeStates = {
  doctype(t) {
    t.input.take(space);
    const name = lower(withoutNull(t.input.take(/[^\t\n\f >]+/y)));
    t.input.take(space);
    t.doctype = { type: 'doctype', name: name || null };
    Object.assign(t.doctype, { publicId: null, systemId: null });
    // The end of the text inside a doctype is a mistake, like no name.
    t.doctype.broken = !name || t.input.done;
    if (t.input.take(/public/iy)) return 'publicId';
    if (t.input.take(/system/iy)) return 'systemId';
    t.doctype.broken ||= !t.input.sees(/>/y);
    return 'afterDoctype';
  },

  publicId(t) {
    if (!readId(t, 'publicId')) return 'afterDoctype';
    // A second text in quotes is the system identifier.
    return t.input.sees(/["']/y) ? 'systemId' : 'afterPublicId';
  },

  afterPublicId(t) {
    t.doctype.broken = !t.input.sees(/>/y);
    return 'afterDoctype';
  },

  systemId(t) {
    readId(t, 'systemId');
    if (t.input.done) t.doctype.broken = true;
    return 'afterDoctype';
  },

  afterDoctype(t) {
    t.input.takeBefore(/>/g);
    t.tokens.push(t.doctype);
    return 'data';
  },
};

/** Reads a text in quotes, and says whether its end is there. */
function readId(t, key) {
  t.input.take(space);
  const quote = t.input.take(/["']/y);
  if (quote) {
    const text = t.input.take(quote === '"' ? /[^">]*/y : /[^'>]*/y);
    t.doctype[key] = withoutNull(text);
  }
  const closed = quote !== '' && t.input.take(/["']/y) !== '';
  if (!closed) t.doctype.broken = true;
  t.input.take(space);
  return closed;
}
