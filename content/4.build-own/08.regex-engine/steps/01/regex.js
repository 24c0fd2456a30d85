const lineBreaks = '\n\r\u2028\u2029';

/** Does one character of the pattern accept one character of the text? */
function accepts(patternChar, textChar) {
  if (patternChar === '.') return !lineBreaks.includes(textChar);
  return patternChar === textChar;
}

/** Is there a character in the text that the pattern accepts? */
export function isMatch(pattern, text) {
  for (let at = 0; at < text.length; at += 1) {
    if (accepts(pattern, text[at])) return true;
  }
  return false;
}
