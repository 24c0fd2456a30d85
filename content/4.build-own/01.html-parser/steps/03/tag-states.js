import { lower } from './input.js';

export const tagStates = {
  tagOpen(t) {
    if (t.input.take(/\//y)) return 'endTagOpen';
    if (t.input.sees(/[a-z]/iy)) return startTag(t, 'start');
    t.text('<');
    return 'data';
  },

  endTagOpen(t) {
    if (t.input.sees(/[a-z]/iy)) return startTag(t, 'end');
    // The empty tag </> means nothing at all.
    if (t.input.take(/>/y)) return 'data';
    t.text('</');
    return 'data';
  },

  tagName(t) {
    t.tag.name = lower(t.input.take(/[^\t\n\f />]+/y));
    return 'beforeAttribute';
  },
};

function startTag(t, type) {
  t.tag = { type, name: '', attributes: [] };
  return 'tagName';
}
