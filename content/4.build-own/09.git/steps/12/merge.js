// Brings the work of another branch into the current one.
import { mergeBases } from './ancestors.js';
import { filesOf } from './checkout.js';
import { mergeFiles } from './merge-files.js';
import { readMerge, saveMerge } from './merge-state.js';
import { moveHead, readHead } from './refs.js';
import { resolve } from './resolve.js';
import { commit, readIndex, writeIndex } from './staging.js';
import { headFiles } from './status.js';
import { updateFiles } from './update-files.js';

/** Says what was done. */
export function merge(repo, name, { author, message } = {}) {
  if (readMerge(repo)) throw new Error('Commit the last merge first');
  const ours = readHead(repo).id;
  const theirs = resolve(repo, name);
  const [base] = mergeBases(repo, ours, theirs);
  if (base === theirs) return 'up to date';
  if (base === ours) {
    updateFiles(repo, filesOf(repo, theirs));
    moveHead(repo, theirs);
    return 'fast-forward';
  }
  checkIndex(repo);
  const three = [
    base ? filesOf(repo, base) : new Map(),
    filesOf(repo, ours),
    filesOf(repo, theirs),
  ];
  const labels = ['HEAD', 'base', name];
  const { files, conflicts } = mergeFiles(repo, three, labels);
  updateFiles(repo, files);
  saveMerge(repo, theirs);
  if (conflicts.length > 0) {
    markConflicts(repo, conflicts);
    return 'conflict';
  }
  commit(repo, { author, message });
  return 'merged';
}

/** Other staged changes would become part of the merge. */
function checkIndex(repo) {
  const entries = readIndex(repo);
  const head = headFiles(repo);
  const isSame = ({ path, id, mode }) =>
    head.get(path)?.id === id && head.get(path).mode === mode;
  if (entries.length !== head.size || !entries.every(isSame))
    throw new Error('Commit your staged changes first');
}

/** Replaces a file in the index by its three versions. */
function markConflicts(repo, conflicts) {
  const paths = new Set(conflicts.map(({ path }) => path));
  const entries = readIndex(repo).filter(({ path }) => !paths.has(path));
  const stat = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const { path, versions } of conflicts)
    for (const [at, file] of versions.entries())
      if (file) entries.push({ path, ...file, stage: at + 1, stat });
  writeIndex(repo, entries);
}
