/** For each new node: the place of its old child, or -1 for none. */
export function matchChildren(old, nodes) {
  const byKey = new Map();
  const withoutKey = [];
  old.forEach(({ node }, place) => {
    if (node.key === null) withoutKey.push(place);
    else byKey.set(node.key, place);
  });
  return nodes.map(({ key }) => {
    const place = key === null ? withoutKey.shift() : byKey.get(key);
    byKey.delete(key);
    return place ?? -1;
  });
}

/**
 * The children that need not move: the positions of the longest run of
 * places that rise. Places of -1 don't count.
 */
export function stayingChildren(places) {
  // ends[n] is where the best run of n + 1 places ends so far: the one
  // whose last place is lowest, because most others can follow it.
  const ends = [];
  const before = [];
  places.forEach((place, at) => {
    if (place < 0) return;
    const length = runsBelow(ends, places, place);
    before[at] = ends[length - 1];
    ends[length] = at;
  });
  const staying = new Set();
  for (let at = ends.at(-1); at !== undefined; at = before[at])
    staying.add(at);
  return staying;
}

/** How many of the runs end below this place? They are in order. */
function runsBelow(ends, places, place) {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[ends[middle]] < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
