import { special } from './groups.js';

export function inBody(b, token) {
  if (token.type === 'comment') {
    b.insertComment(token);
    return true;
  }
  if (token.type === 'text') b.insertText(token.text);
  if (token.type === 'start') startTag(b, token);
  if (token.type === 'end') return endTag(b, token);
  return true;
}

function startTag(b, { name, attributes }) {
  if (name === 'html') b.addAttributes(b.open.list[0], attributes);
  else if (name === 'body') b.addAttributes(b.open.list[1], attributes);
  else if (name !== 'head') b.insert(name, attributes);
}

function endTag(b, { name }) {
  if (name === 'body' || name === 'html') {
    b.mode = 'afterBody';
    return name === 'body';
  }
  for (const element of b.open.list.toReversed()) {
    if (element.name === name) {
      b.open.popThrough(element);
      return true;
    }
    // An end tag for an outer element stops at an important one.
    if (special.has(element.name)) return true;
  }
  return true;
}
