import { docsWith } from './build.js';
import { intersect, subtract, union } from './lists.js';

// The documents that match at least one of the groups.
export function docsMatching(index, groups) {
  return groups
    .map((group) => docsInGroup(index, group))
    .reduce(union, []);
}

function docsInGroup(index, { wanted, unwanted }) {
  const docsOf = (term) => docsWith(index, term);
  const all = wanted.map(docsOf).reduce(union, []);
  const found = wanted.map(docsOf).reduce(intersect, all);
  return unwanted.map(docsOf).reduce(subtract, found);
}
