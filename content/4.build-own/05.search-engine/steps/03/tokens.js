// A word starts with a letter or a digit. An apostrophe may stand inside
// it, but not at its end.
const word = /[\p{L}\p{N}]['’\p{L}\p{N}\p{M}]*(?<!['’])/gu;

// The form in which two spellings of a word are equal. NFKD takes é apart
// into e and a mark, and then the mark can be removed.
export function fold(text) {
  return text.normalize('NFKD').replace(/[\p{M}'’]/gu, '').toLowerCase();
}

// The offsets belong to the text as it was written.
export function tokenize(text) {
  return [...text.matchAll(word)].map((match) => ({
    term: fold(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
