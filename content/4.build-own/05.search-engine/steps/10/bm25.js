// How soon more of the same word stops helping, and how much the length
// of a document matters. These values are the usual ones.
const k1 = 1.2;
const b = 0.75;

// The score of one term in each of its documents. Without a rarity from
// outside, it is that of the term itself.
export function scoreTerm(index, term, givenRarity) {
  const places = index.postings.get(term) ?? new Map();
  const rarity = givenRarity ?? rarityOf(index, places.size);
  const scores = new Map();
  for (const [doc, { length: count }] of places) {
    const length = 1 - b + (b * index.lengths[doc]) / index.averageLength;
    const frequency = (count * (k1 + 1)) / (count + k1 * length);
    scores.set(doc, rarity * frequency);
  }
  return scores;
}

export function bm25(index, terms, rarity) {
  return addUp(terms.map((term) => scoreTerm(index, term, rarity)));
}

export function addUp(maps) {
  const sum = new Map();
  for (const [doc, score] of maps.flatMap((scores) => [...scores])) {
    sum.set(doc, (sum.get(doc) ?? 0) + score);
  }
  return sum;
}

export function rarityOf(index, docs) {
  return Math.log(1 + (index.size - docs + 0.5) / (docs + 0.5));
}
