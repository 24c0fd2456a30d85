import { intersect, subtract, union } from './lists.js';
import { docsWithPhrase } from './phrase.js';

// The documents that match at least one of the groups. `docsOf` finds the
// documents of one item, and `isNeeded` says which items must be there.
export function docsMatching(
  index,
  groups,
  docsOf = docsWithPhrase,
  isNeeded = () => true,
) {
  return groups
    .map((group) =>
      docsInGroup(group, (item) => docsOf(index, item), isNeeded))
    .reduce(union, []);
}

function docsInGroup({ wanted, unwanted }, docsOf, isNeeded) {
  const all = wanted.map(docsOf).reduce(union, []);
  const found = wanted.filter(isNeeded).map(docsOf).reduce(intersect, all);
  return unwanted.map(docsOf).reduce(subtract, found);
}
