// Brings the work of another branch into the current one.
import { mergeBases } from './ancestors.js';
import { filesOf } from './checkout.js';
import { moveHead, readHead } from './refs.js';
import { resolve } from './resolve.js';
import { updateFiles } from './update-files.js';

/** Says what was done. */
export function merge(repo, name) {
  const ours = readHead(repo).id;
  const theirs = resolve(repo, name);
  const [base] = mergeBases(repo, ours, theirs);
  if (base === theirs) return 'up to date';
  if (base !== ours) throw new Error('Both branches have new commits');
  updateFiles(repo, filesOf(repo, theirs));
  moveHead(repo, theirs);
  return 'fast-forward';
}
