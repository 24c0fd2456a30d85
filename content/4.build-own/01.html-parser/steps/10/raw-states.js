import { withoutNull } from './input.js';
import { decode } from './reference.js';

const stateOf = new Map(Object.entries({
  title: 'rcdata',
  textarea: 'rcdata',
  style: 'rawtext',
  xmp: 'rawtext',
  iframe: 'rawtext',
  noembed: 'rawtext',
  noframes: 'rawtext',
  noscript: 'rawtext',
  script: 'script',
  plaintext: 'plaintext',
}));

export const isRaw = (name) => stateOf.has(name);
export const stateAfter = (name) => stateOf.get(name) ?? 'data';

export const rawStates = {
  /** Only text, but with references: title and textarea. */
  rcdata(t) {
    t.text(decode(readRaw(t, findEnd(t))));
    return 'data';
  },

  rawtext(t) {
    t.text(readRaw(t, findEnd(t)));
    return 'data';
  },

  script(t) {
    t.text(readRaw(t, findEndOfScript(t)));
    return 'data';
  },

  plaintext(t) {
    t.text(readRaw(t, -1));
    return null;
  },
};

/** The text up to the position, or all of it if that is -1. */
function readRaw(t, end) {
  const { input } = t;
  const start = input.position;
  input.position = end === -1 ? input.text.length : end;
  return withoutNull(input.text.slice(start, input.position));
}

/** Where the end tag of the last start tag begins. */
function findEnd(t) {
  if (!t.lastStart) return -1;
  const tag = new RegExp(`</${t.lastStart}(?=[\\t\\n\\f />])`, 'gi');
  tag.lastIndex = t.input.position;
  return tag.exec(t.input.text)?.index ?? -1;
}

/** Inside <!-- in a script, a whole <script> with its end tag is text. */
function findEndOfScript(t) {
  const marks = /<!--|-->|<\/?script(?=[\t\n\f />])/gi;
  marks.lastIndex = t.input.position;
  let inComment = false;
  let inScript = false;
  for (;;) {
    const found = marks.exec(t.input.text);
    if (!found) return -1;
    const mark = found[0].toLowerCase();
    if (mark === '<!--') {
      inComment = true;
      // The two hyphens can also belong to the arrow: <!-->
      marks.lastIndex -= 2;
    } else if (mark === '-->') {
      inComment = false;
      inScript = false;
    } else if (mark === '<script') {
      inScript = inComment;
    } else if (inScript) {
      inScript = false;
    } else if (t.lastStart === 'script') {
      return found.index;
    }
  }
}
