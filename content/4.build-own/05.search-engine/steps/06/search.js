import { bm25 } from './bm25.js';
import { docsMatching } from './boolean.js';
import { parseQuery } from './query.js';
import { best } from './top.js';

// The documents that match the query, the best ones first.
export function search(index, text, limit = 42) {
  const groups = parseQuery(text);
  const wanted = new Set(groups.flatMap((group) => group.wanted.flat()));
  const scores = bm25(index, [...wanted]);
  const docs = docsMatching(index, groups);
  return best(docs.map((doc) => [doc, scores.get(doc)]), limit);
}
