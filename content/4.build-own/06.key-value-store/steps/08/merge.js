/** Merges sorted records from several sources, the newest source first.
    Of records with the same key, only the newest comes out. */
export function* merge(sources) {
  const iterators = sources.map((source) => source[Symbol.iterator]());
  const heads = iterators.map((iterator) => iterator.next().value);
  for (;;) {
    let least;
    for (const head of heads)
      if (head && (!least || head.key < least.key)) least = head;
    if (!least) return;
    yield least;
    for (const [n, head] of heads.entries())
      if (head?.key === least.key) heads[n] = iterators[n].next().value;
  }
}
