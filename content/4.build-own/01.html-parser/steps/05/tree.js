import {
  append, createComment, createDoctype, createDocument, createElement,
  createText,
} from './node.js';
import { tokenize } from './tokenizer.js';
import { isVoid } from './groups.js';

export function parse(html) {
  const root = createDocument();
  // New nodes become children of the current node.
  let current = root;
  for (const token of tokenize(html)) {
    if (token.type === 'text') {
      append(current, createText(token.text));
    } else if (token.type === 'start') {
      const element = createElement(token.name, token.attributes);
      append(current, element);
      // A void element can't have children, so we don't go inside it.
      if (!isVoid(token.name)) current = element;
    } else if (token.type === 'comment') {
      append(current, createComment(token.text));
    } else if (token.type === 'doctype') {
      append(current, createDoctype(token));
    } else if (token.name === current.name) {
      current = current.parent;
    }
  }
  return root;
}
