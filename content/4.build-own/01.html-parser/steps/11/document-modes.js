import { append, createDoctype } from './node.js';
import { headNames, words } from './groups.js';

const isSpace = (token) =>
  token.type === 'text' && /^[\t\n\f\r ]*$/.test(token.text);
const isStart = (token, name) =>
  token.type === 'start' && token.name === name;
const isEnd = (token, name) =>
  token.type === 'end' && token.name === name;

// Outside the body, only these end tags mean something.
const endNames = words('head body html br');
const isStray = ({ type, name }) => type === 'end' && !endNames.has(name);

/** What comes before <html> and between its parts, in this order. */
export const documentModes = {
  initial(b, token) {
    if (isSpace(token)) return true;
    if (token.type === 'comment') return addComment(b, token, b.document);
    b.mode = 'beforeHtml';
    b.quirks = token.type !== 'doctype' || token.broken;
    if (token.type !== 'doctype') return false;
    append(b.document, createDoctype(token));
    return true;
  },

  beforeHtml(b, token) {
    if (isSpace(token) || token.type === 'doctype') return true;
    if (token.type === 'comment') return addComment(b, token, b.document);
    if (isStray(token)) return true;
    b.mode = 'beforeHead';
    const isHtml = isStart(token, 'html');
    b.insert('html', isHtml ? token.attributes : []);
    return isHtml;
  },

  beforeHead(b, token) {
    if (isSpace(token) || isStray(token)) return true;
    if (isCommon(b, token)) return true;
    b.mode = 'inHead';
    const isHead = isStart(token, 'head');
    b.head = b.insert('head', isHead ? token.attributes : []);
    return isHead;
  },

  inHead(b, token) {
    if (isCommon(b, token) || isHeadContent(b, token)) return true;
    if (isStray(token) || isStart(token, 'head')) return true;
    b.pop();
    b.mode = 'afterHead';
    return isEnd(token, 'head');
  },

  afterHead(b, token) {
    if (isCommon(b, token)) return true;
    if (isStray(token) || isStart(token, 'head')) return true;
    if (isEnd(token, 'head')) return true;
    if (token.type === 'start' && headNames.has(token.name)) {
      // It is late, but it still goes into the head.
      b.open.push(b.head);
      isHeadContent(b, token);
      b.open.remove(b.head);
      return true;
    }
    if (isSpace(token)) return isHeadContent(b, token);
    b.mode = 'inBody';
    const isBody = isStart(token, 'body');
    b.insert('body', isBody ? token.attributes : []);
    return isBody;
  },

  afterBody(b, token) {
    const [html] = b.open.list;
    if (token.type === 'comment') return addComment(b, token, html);
    if (token.type === 'end of text') return true;
    if (isEnd(token, 'html')) {
      b.mode = 'afterHtml';
      return true;
    }
    return backToBody(b, token);
  },

  afterHtml(b, token) {
    if (token.type === 'comment') return addComment(b, token, b.document);
    if (token.type === 'end of text') return true;
    return backToBody(b, token);
  },
};

function addComment(b, token, parent) {
  b.insertComment(token, parent);
  return true;
}

/** Tokens that mean the same in several modes. */
function isCommon(b, token) {
  if (token.type === 'doctype') return true;
  if (token.type === 'comment') return addComment(b, token);
  if (!isStart(token, 'html')) return false;
  b.addAttributes(b.open.list[0], token.attributes);
  return true;
}

function isHeadContent(b, token) {
  if (isSpace(token)) {
    b.insertText(token.text);
    return true;
  }
  if (token.type !== 'start' || !headNames.has(token.name)) return false;
  b.insert(token.name, token.attributes);
  return true;
}

/** Space after the body goes into it, and anything else reopens it. */
function backToBody(b, token) {
  const mode = b.mode;
  b.mode = 'inBody';
  if (!isSpace(token)) return false;
  b.insertText(token.text);
  b.mode = mode;
  return true;
}
