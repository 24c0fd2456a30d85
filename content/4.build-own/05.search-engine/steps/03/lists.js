// All lists are in ascending order and have no duplicates, so one walk
// through both is enough.
export function intersect(left, right) {
  const both = [];
  let r = 0;
  for (const doc of left) {
    while (right[r] < doc) r++;
    if (right[r] === doc) both.push(doc);
  }
  return both;
}

export function subtract(left, right) {
  const rest = [];
  let r = 0;
  for (const doc of left) {
    while (right[r] < doc) r++;
    if (right[r] !== doc) rest.push(doc);
  }
  return rest;
}

export function union(left, right) {
  const all = [];
  let r = 0;
  for (const doc of left) {
    while (right[r] < doc) all.push(right[r++]);
    if (right[r] === doc) r++;
    all.push(doc);
  }
  return [...all, ...right.slice(r)];
}
