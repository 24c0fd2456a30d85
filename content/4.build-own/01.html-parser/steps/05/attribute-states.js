import { lower, withoutNull } from './input.js';

const space = /[\t\n\f ]+/y;

export const attributeStates = {
  beforeAttribute(t) {
    t.input.take(space);
    // A tag that never ends is no tag, and its text is lost.
    if (t.input.done) return null;
    if (t.input.take(/>/y)) return t.emitTag();
    if (t.input.take(/\/>/y)) {
      t.tag.selfClosing = true;
      return t.emitTag();
    }
    if (t.input.take(/\//y)) return 'beforeAttribute';
    return 'attributeName';
  },

  attributeName(t) {
    // An equals sign at the start is odd, but part of the name.
    const name = lower(t.input.take(/=?[^\t\n\f />=]*/y));
    t.attribute = { name: withoutNull(name), value: '' };
    t.input.take(space);
    return t.input.take(/=/y) ? 'attributeValue' : 'afterAttribute';
  },

  attributeValue(t) {
    t.input.take(space);
    const quote = t.input.take(/["']/y);
    if (!quote) {
      t.attribute.value = t.input.take(/[^\t\n\f >]*/y);
      return 'afterAttribute';
    }
    const { text, found } = t.input.takeBefore(quote === '"' ? /"/g : /'/g);
    t.attribute.value = text;
    return found ? 'afterAttribute' : null;
  },

  afterAttribute(t) {
    const { name, value } = t.attribute;
    // Of two attributes with one name, the first one counts.
    if (!t.tag.attributes.some(([other]) => other === name)) {
      t.tag.attributes.push([name, withoutNull(value)]);
    }
    return 'beforeAttribute';
  },
};
