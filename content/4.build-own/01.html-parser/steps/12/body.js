import { endTag } from './end-tags.js';
import { startTag } from './start-tags.js';
import { tableRules } from './table.js';

export function inBody(b, token) {
  if (token.type === 'comment') {
    b.insertComment(token);
    return true;
  }
  if (tableRules(b, token)) return true;
  if (token.type === 'text') {
    b.formatting.reopen(b);
    b.insertText(token.text);
  }
  if (token.type === 'start') startTag(b, token);
  if (token.type === 'end') return endTag(b, token);
  return true;
}
