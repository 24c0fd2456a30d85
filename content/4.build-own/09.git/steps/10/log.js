// The history: all commits that can be reached, the newest first.
import { readCommit } from './commits.js';

export function log(repo, start) {
  const found = [];
  const seen = new Set();
  const waiting = [];
  const add = (id) => {
    if (seen.has(id)) return;
    seen.add(id);
    const commit = { id, ...readCommit(repo, id) };
    // After all commits that are newer or of the same second.
    const at = waiting.findIndex((other) => timeOf(other) < timeOf(commit));
    waiting.splice(at < 0 ? waiting.length : at, 0, commit);
  };
  add(start);
  while (waiting.length > 0) {
    const commit = waiting.shift();
    found.push(commit);
    commit.parents.forEach(add);
  }
  return found;
}

const timeOf = (commit) => commit.committer.seconds;
