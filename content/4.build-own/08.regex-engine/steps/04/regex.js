const lineBreaks = '\n\r\u2028\u2029';

/** Does one character of the pattern accept one character of the text? */
function accepts(patternChar, textChar) {
  if (textChar === undefined) return false; // past the end of the text
  if (patternChar === '.') return !lineBreaks.includes(textChar);
  return patternChar === textChar;
}

/** Does this branch match, starting exactly at this place? */
function matchHere(branch, text, at) {
  if (branch === '') return true;
  if (branch[1] === '*') return matchStar(branch[0], branch.slice(2), text, at);
  return accepts(branch[0], text[at]) && matchHere(branch.slice(1), text, at + 1);
}

/** Take as many characters as we can, then give them back one by one. */
function matchStar(repeated, rest, text, at) {
  let end = at;
  while (accepts(repeated, text[end])) end += 1;
  for (; end >= at; end -= 1) {
    if (matchHere(rest, text, end)) return true;
  }
  return false;
}

/** Does one of the branches match somewhere in the text? */
export function isMatch(pattern, text) {
  const branches = pattern.split('|');
  for (let start = 0; start <= text.length; start += 1) {
    if (branches.some((branch) => matchHere(branch, text, start))) return true;
  }
  return false;
}
