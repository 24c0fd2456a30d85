// What changed: from the last commit to the index, and from there on.
import { readCommit } from './commits.js';
import { encodeObject, idOf } from './objects.js';
import { readHead } from './refs.js';
import { byBytes } from './sort.js';
import { filesIn, readIndex } from './staging.js';
import { readTree } from './tree-files.js';
import { listFiles, lookAt, readFile } from './work-tree.js';

/** The files of the last commit. */
export function headFiles(repo) {
  const { id } = readHead(repo);
  return id === null
    ? new Map()
    : readTree(repo, readCommit(repo, id).tree);
}

/** Changed paths with two letters each, as `git status --porcelain`. */
export function status(repo) {
  const head = headFiles(repo);
  const index = filesIn(readIndex(repo));
  const tracked = new Set([...head.keys(), ...index.keys()]);
  const changed = [...tracked].map((path) => {
    const entry = index.get(path);
    const staged = letter(head.get(path), entry);
    return { path, code: staged + letter(entry, inFolder(repo, entry)) };
  });
  const untracked = listFiles(repo)
    .filter((path) => !index.has(path))
    .map((path) => ({ path, code: '??' }));
  return [
    ...changed.filter(({ code }) => code !== '  ').sort(byPath),
    ...untracked.sort(byPath),
  ];
}

const byPath = (a, b) => byBytes(a.path, b.path);

/** Added, deleted, modified, or the same. */
export function letter(before, after) {
  if (!before && !after) return ' ';
  if (!before) return 'A';
  if (!after) return 'D';
  return before.id === after.id && before.mode === after.mode ? ' ' : 'M';
}

/** The mode and id that the file of an entry has now. */
function inFolder(repo, entry) {
  const found = entry && lookAt(repo, entry.path);
  if (!found) return undefined;
  // If all facts are the same, there is no need to read the file.
  if (found.stat.every((fact, at) => fact === entry.stat[at]))
    return { mode: found.mode, id: entry.id };
  const bytes = encodeObject('blob', readFile(repo, entry.path));
  return { mode: found.mode, id: idOf(bytes) };
}

export function formatStatus(lines) {
  return lines.map(({ code, path }) => `${code} ${path}\n`).join('');
}
