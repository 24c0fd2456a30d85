// Which commits come before others, and where two histories meet.
import { readCommit } from './commits.js';

/** A commit and all commits before it. */
export function ancestors(repo, start) {
  const found = new Set([start]);
  // A set that grows while we go through it, so this finds all of them.
  for (const id of found)
    for (const parent of readCommit(repo, id).parents) found.add(parent);
  return found;
}

/** The last common commits: those that come before no other one. */
export function mergeBases(repo, one, other) {
  const others = ancestors(repo, other);
  const common = ancestors(repo, one).intersection(others);
  const earlier = new Set(
    [...common].flatMap((id) => readCommit(repo, id).parents),
  );
  return [...common.difference(earlier)];
}
