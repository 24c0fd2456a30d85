// The best documents first. Documents with the same score keep their
// order, so that the same question always has the same answer.
export function best(scores, limit = 42) {
  return [...scores]
    .map(([doc, score]) => ({ doc, score }))
    .sort((a, b) => b.score - a.score || a.doc - b.doc)
    .slice(0, limit);
}
