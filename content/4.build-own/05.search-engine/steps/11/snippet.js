import { tokenize } from './tokens.js';

// The piece of the text with the most different terms, as a list of parts.
// Parts are plain text, so a page can show them without reading any HTML.
export function snippet(text, terms, width = 14) {
  const tokens = tokenize(text);
  const wanted = new Set(terms);
  const first = bestStart(tokens, wanted, width);
  const end = Math.min(first + width, tokens.length);
  const isCut = end < tokens.length;
  const parts = [];
  let at = first > 0 ? tokens[first].start : 0;
  if (first > 0) parts.push({ text: '… ', isMatch: false });
  for (const { term, start, end: stop } of tokens.slice(first, end)) {
    if (!wanted.has(term)) continue;
    const gap = text.slice(at, start);
    if (gap) parts.push({ text: gap, isMatch: false });
    parts.push({ text: text.slice(start, stop), isMatch: true });
    at = stop;
  }
  const rest = text.slice(at, isCut ? tokens[end - 1].end : text.length);
  const tail = isCut ? `${rest} …` : rest;
  return tail ? [...parts, { text: tail, isMatch: false }] : parts;
}

// Slides a window over the tokens. One token enters and one leaves in each
// turn, so the time does not depend on the width.
function bestStart(tokens, wanted, width) {
  const counts = new Map();
  let best = { start: 0, different: 0 };
  tokens.forEach(({ term }, at) => {
    if (wanted.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
    const gone = tokens[at - width]?.term;
    if (wanted.has(gone)) {
      counts.set(gone, counts.get(gone) - 1);
      if (counts.get(gone) === 0) counts.delete(gone);
    }
    if (counts.size <= best.different) return;
    best = { start: Math.max(0, at - width + 1), different: counts.size };
  });
  return best.start;
}
