// Rewrites a quasi-quoted template as an expression that builds it.
// The expression holds the JavaScript procedures themselves, so no name can be hidden.

const QUOTE = Symbol.for('quote');
const UNQUOTE = Symbol.for('unquote');
const SPLICE = Symbol.for('unquote-splicing');

const list = (...items) => items;
const concatenate = (...lists) => lists.flat();

/** `(a ,b ,@c) becomes (concatenate (list 'a) (list b) c). */
export function rewriteQuasiquote([template]) {
  if (!Array.isArray(template)) return [QUOTE, template];
  if (template[0] === UNQUOTE) return template[1];
  return [concatenate, ...template.map(rewriteItem)];
}

function rewriteItem(item) {
  const isSplice = Array.isArray(item) && item[0] === SPLICE;
  return isSplice ? item[1] : [list, rewriteQuasiquote([item])];
}
