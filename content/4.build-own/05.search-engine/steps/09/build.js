import { tokenize } from './tokens.js';

// For each term: which documents contain it, and at which positions. For
// each document: its number of words. The terms are sorted, so that those
// with the same beginning are neighbours.
export function createIndex(texts) {
  const postings = new Map();
  const lengths = texts.map((text, doc) => {
    const tokens = tokenize(text);
    tokens.forEach(({ term }, position) => {
      if (!postings.has(term)) postings.set(term, new Map());
      const places = postings.get(term);
      if (!places.has(doc)) places.set(doc, []);
      places.get(doc).push(position);
    });
    return tokens.length;
  });
  const terms = [...postings.keys()].sort();
  const averageLength = averageOf(lengths);
  return { size: texts.length, lengths, averageLength, postings, terms };
}

// In ascending order, because documents were added in that order.
export function docsWith(index, term) {
  return [...(index.postings.get(term)?.keys() ?? [])];
}

export function averageOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
