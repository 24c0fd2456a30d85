import { docsWith } from './build.js';
import { intersect } from './lists.js';

// The documents in which the terms stand side by side, in this order.
export function docsWithPhrase(index, terms) {
  return terms
    .map((term) => docsWith(index, term))
    .reduce(intersect)
    .filter((doc) => startsOf(index, terms, doc).length > 0);
}

// The second term must be one position after the first, and so on. Moved
// back by its distance, each term has to name the same start.
function startsOf(index, terms, doc) {
  return terms
    .map((term, distance) =>
      index.postings.get(term).get(doc).map((place) => place - distance),
    )
    .reduce(intersect);
}
