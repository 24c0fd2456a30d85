// Moves to another branch or commit, together with your files.
import { readCommit } from './commits.js';
import { attachHead, detachHead, readBranch } from './refs.js';
import { resolve } from './resolve.js';
import { readTree } from './tree-files.js';
import { updateFiles } from './update-files.js';

export function filesOf(repo, id) {
  return readTree(repo, readCommit(repo, id).tree);
}

export function checkout(repo, name) {
  const id = resolve(repo, name);
  updateFiles(repo, filesOf(repo, id));
  // HEAD moves last: if something fails before, it is still right.
  if (readBranch(repo, name) === null) detachHead(repo, id);
  else attachHead(repo, name);
}
