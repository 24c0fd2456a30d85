import { tokenize } from './tokens.js';

// For each term: which documents contain it, and how often.
export function createIndex(texts) {
  const postings = new Map();
  texts.forEach((text, doc) => {
    for (const { term } of tokenize(text)) {
      if (!postings.has(term)) postings.set(term, new Map());
      const counts = postings.get(term);
      counts.set(doc, (counts.get(doc) ?? 0) + 1);
    }
  });
  return { size: texts.length, postings };
}

// In ascending order, because documents were added in that order.
export function docsWith(index, term) {
  return [...(index.postings.get(term)?.keys() ?? [])];
}
