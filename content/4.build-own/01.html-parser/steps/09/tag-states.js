import { lower, withoutNull } from './input.js';

export const tagStates = {
  tagOpen(t) {
    if (t.input.take(/\//y)) return 'endTagOpen';
    if (t.input.sees(/[a-z]/iy)) return startTag(t, 'start');
    if (t.input.take(/!/y)) return 'markup';
    if (t.input.sees(/\?/y)) return 'bogusComment';
    t.text('<');
    return 'data';
  },

  endTagOpen(t) {
    if (t.input.sees(/[a-z]/iy)) return startTag(t, 'end');
    // The empty tag </> means nothing at all.
    if (t.input.take(/>/y)) return 'data';
    if (!t.input.done) return 'bogusComment';
    t.text('</');
    return null;
  },

  tagName(t) {
    t.tag.name = lower(withoutNull(t.input.take(/[^\t\n\f />]+/y)));
    return 'beforeAttribute';
  },
};

function startTag(t, type) {
  t.tag = { type, name: '', attributes: [], selfClosing: false };
  return 'tagName';
}
