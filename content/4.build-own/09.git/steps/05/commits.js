// Commits in the history of a repository.
import { decodeCommit, encodeCommit } from './commit.js';
import { moveHead, readHead } from './refs.js';
import { readContent, writeObject } from './store.js';

export function readCommit(repo, id) {
  return decodeCommit(readContent(repo, id, 'commit'));
}

/** Adds a commit after the current one, and moves the branch to it. */
export function addCommit(repo, { tree, author, message, parents }) {
  const { id } = readHead(repo);
  const before = parents ?? (id === null ? [] : [id]);
  const commit = { tree, parents: before, author, message };
  const next = writeObject(repo, 'commit', encodeCommit(commit));
  moveHead(repo, next);
  return next;
}
