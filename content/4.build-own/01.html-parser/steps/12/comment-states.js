import { withoutNull } from './input.js';

export const commentStates = {
  /** After <! there is a comment, a doctype or a mistake. */
  markup(t) {
    if (t.input.take(/--/y)) return 'comment';
    if (t.input.take(/doctype/iy)) return 'doctype';
    return 'bogusComment';
  },

  comment(t) {
    // <!--> and <!---> are empty comments.
    if (t.input.take(/-?>/y)) return comment(t, '');
    const { text, found } = t.input.takeBefore(/--!?>/g);
    // At the end of the text, half an arrow isn't part of the comment.
    return comment(t, found ? text : text.replace(/--!?$|-$/, ''));
  },

  /** A mistake such as <?php or </3> ends at the next >. */
  bogusComment(t) {
    return comment(t, t.input.takeBefore(/>/g).text);
  },
};

function comment(t, text) {
  t.tokens.push({ type: 'comment', text: withoutNull(text) });
  return 'data';
}
