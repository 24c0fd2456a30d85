import { tokenize } from './tokens.js';

// For each term: which documents contain it, and how often. For each
// document: its number of words.
export function createIndex(texts) {
  const postings = new Map();
  const lengths = texts.map((text, doc) => {
    const tokens = tokenize(text);
    for (const { term } of tokens) {
      if (!postings.has(term)) postings.set(term, new Map());
      const counts = postings.get(term);
      counts.set(doc, (counts.get(doc) ?? 0) + 1);
    }
    return tokens.length;
  });
  const averageLength = averageOf(lengths);
  return { size: texts.length, lengths, averageLength, postings };
}

// In ascending order, because documents were added in that order.
export function docsWith(index, term) {
  return [...(index.postings.get(term)?.keys() ?? [])];
}

export function averageOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
