const lineBreaks = '\n\r\u2028\u2029';

/** Does one character of the pattern accept one character of the text? */
function accepts(patternChar, textChar) {
  if (textChar === undefined) return false; // past the end of the text
  if (patternChar === '.') return !lineBreaks.includes(textChar);
  return patternChar === textChar;
}

/** Does this branch match, starting exactly at this place? */
function matchHere(branch, text, at) {
  for (let i = 0; i < branch.length; i += 1) {
    if (!accepts(branch[i], text[at + i])) return false;
  }
  return true;
}

/** Does one of the branches match somewhere in the text? */
export function isMatch(pattern, text) {
  const branches = pattern.split('|');
  for (let start = 0; start <= text.length; start += 1) {
    if (branches.some((branch) => matchHere(branch, text, start))) return true;
  }
  return false;
}
