import { intersect, subtract, union } from './lists.js';
import { docsWithPhrase } from './phrase.js';

// The documents that match at least one of the groups. `docsOf` finds the
// documents of one item.
export function docsMatching(index, groups, docsOf = docsWithPhrase) {
  return groups
    .map((group) => docsInGroup(group, (item) => docsOf(index, item)))
    .reduce(union, []);
}

function docsInGroup({ wanted, unwanted }, docsOf) {
  const all = wanted.map(docsOf).reduce(union, []);
  const found = wanted.map(docsOf).reduce(intersect, all);
  return unwanted.map(docsOf).reduce(subtract, found);
}
