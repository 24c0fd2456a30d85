// The index in use: files go into it, and a commit is made from it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addCommit } from './commits.js';
import { decodeIndex, encodeIndex } from './index-format.js';
import { saveFile } from './save-file.js';
import { writeObject } from './store.js';
import { writeTree } from './tree-files.js';
import { lookAt, modifiedAt, readFile } from './work-tree.js';

const indexFile = (repo) => join(repo.git, 'index');

export function readIndex(repo) {
  const file = indexFile(repo);
  if (!existsSync(file)) return [];
  const savedAt = modifiedAt(file);
  return decodeIndex(readFileSync(file)).map((entry) =>
    isTooNew(entry.stat, savedAt) ? { ...entry, stat: unknown } : entry,
  );
}

// Facts that fit no file, so the content will be compared.
const unknown = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** A file can change again in the second in which the index is saved. */
function isTooNew([, , seconds], savedAt) {
  return seconds >= savedAt;
}

export function writeIndex(repo, entries) {
  saveFile(indexFile(repo), encodeIndex(entries));
}

/** The files of the next commit, a map from paths to entries. */
export function filesIn(entries) {
  const files = entries.filter(({ stage }) => stage === 0);
  return new Map(files.map((entry) => [entry.path, entry]));
}

/** Puts a file into the index, or takes it out if it was deleted. */
export function stage(repo, path) {
  const others = readIndex(repo).filter(
    (entry) => !isInTheWay(entry.path, path),
  );
  const found = lookAt(repo, path);
  if (found === null) return writeIndex(repo, others);
  const id = writeObject(repo, 'blob', readFile(repo, path));
  writeIndex(repo, [...others, { path, id, stage: 0, ...found }]);
}

/** A path can't be a file and a folder at the same time. */
export function isInTheWay(one, other) {
  return (
    one === other ||
    one.startsWith(`${other}/`) ||
    other.startsWith(`${one}/`)
  );
}

export function commit(repo, { author, message }) {
  const tree = writeTree(repo, filesIn(readIndex(repo)));
  return addCommit(repo, { tree, author, message });
}
