const lineBreaks = '\n\r\u2028\u2029';

/** Does this leaf of the tree accept this character of the text? */
export function accepts(leaf, char) {
  if (char === undefined) return false; // past the end of the text
  if (leaf.type === 'any') return !lineBreaks.includes(char);
  return leaf.char === char;
}
