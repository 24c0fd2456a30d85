const lineBreaks = '\n\r\u2028\u2029';

/** Does one character of the pattern accept one character of the text? */
function accepts(patternChar, textChar) {
  if (textChar === undefined) return false; // past the end of the text
  if (patternChar === '.') return !lineBreaks.includes(textChar);
  return patternChar === textChar;
}

/** Does the whole pattern match, starting exactly at this place? */
function matchHere(pattern, text, at) {
  for (let i = 0; i < pattern.length; i += 1) {
    if (!accepts(pattern[i], text[at + i])) return false;
  }
  return true;
}

/** Does the pattern match somewhere in the text? */
export function isMatch(pattern, text) {
  for (let start = 0; start <= text.length; start += 1) {
    if (matchHere(pattern, text, start)) return true;
  }
  return false;
}
