// A term counts more the more often a document has it (its frequency), and
// the fewer documents have it at all (its rarity).
export function tfIdf(index, terms) {
  const scores = new Map();
  for (const term of terms) {
    const places = index.postings.get(term) ?? new Map();
    const rarity = Math.log(index.size / places.size);
    for (const [doc, { length: count }] of places) {
      scores.set(doc, (scores.get(doc) ?? 0) + count * rarity);
    }
  }
  return scores;
}
