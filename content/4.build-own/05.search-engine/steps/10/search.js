import { addUp, bm25, rarityOf } from './bm25.js';
import { docsMatching } from './boolean.js';
import { expandQuery } from './expand.js';
import { union } from './lists.js';
import { docsWithPhrase } from './phrase.js';
import { best } from './top.js';

// The documents with any of the words, the best ones first. Phrases are
// always needed, unless `isNeeded` is stricter.
export function search(index, text, limit = 42, isNeeded = isPhrase) {
  const groups = expandQuery(index, text);
  const items = groups.flatMap((group) => group.wanted);
  const scores = addUp(items.map((options) => scoreItem(index, options)));
  const docs = docsMatching(index, groups, docsWithAny, isNeeded);
  return best(docs.map((doc) => [doc, scores.get(doc)]), limit);
}

function isPhrase([option]) {
  return option?.terms.length > 1;
}

function docsWithAny(index, options) {
  return options
    .map(({ terms }) => docsWithPhrase(index, terms))
    .reduce(union, []);
}

// All options count as the same word, so they share one rarity. Only the
// best one counts: tea and teapot are no better for `tea` than tea alone.
function scoreItem(index, options) {
  const rarity = rarityOf(index, docsWithAny(index, options).length);
  const scores = new Map();
  for (const { terms, weight } of options) {
    for (const [doc, score] of bm25(index, terms, rarity)) {
      scores.set(doc, Math.max(scores.get(doc) ?? 0, weight * score));
    }
  }
  return scores;
}
