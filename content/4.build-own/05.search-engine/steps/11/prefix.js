// All terms that begin with the prefix. They are neighbours in the sorted
// list, so it is enough to find the first one.
export function termsWithPrefix(terms, prefix) {
  const first = placeOf(terms, prefix);
  let end = first;
  while (terms[end]?.startsWith(prefix)) end++;
  return terms.slice(first, end);
}

// Binary search: the place of the first term that is not before the word.
function placeOf(terms, word) {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle] < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
