// Branches are files with the id of a commit, and HEAD is one of them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkBranchName, isBranchName } from './branch-name.js';
import { saveFile } from './save-file.js';

const branchFile = (repo, name) =>
  join(repo.git, 'refs', 'heads', ...name.split('/'));
const headFile = (repo) => join(repo.git, 'HEAD');

/** The id of the last commit on a branch; null if there is none. */
export function readBranch(repo, name) {
  if (!isBranchName(name)) return null;
  const file = branchFile(repo, name);
  const isFile = existsSync(file) && statSync(file).isFile();
  return isFile ? readFileSync(file, 'utf8').trim() : null;
}

export function writeBranch(repo, name, id) {
  checkBranchName(name);
  saveFile(branchFile(repo, name), `${id}\n`);
}

/** The current branch, null if HEAD is a commit, and its commit. */
export function readHead(repo) {
  const text = readFileSync(headFile(repo), 'utf8').trim();
  const [, branch] = /^ref: refs\/heads\/(.+)$/.exec(text) ?? [];
  if (branch === undefined) return { branch: null, id: text };
  return { branch, id: readBranch(repo, branch) };
}

/** Makes this branch the current one. */
export function attachHead(repo, branch) {
  checkBranchName(branch);
  saveFile(headFile(repo), `ref: refs/heads/${branch}\n`);
}

/** Leaves the branches and puts HEAD on a commit. */
export function detachHead(repo, id) {
  saveFile(headFile(repo), `${id}\n`);
}

/** Moves what HEAD stands for: the current branch, or HEAD itself. */
export function moveHead(repo, id) {
  const { branch } = readHead(repo);
  if (branch === null) detachHead(repo, id);
  else writeBranch(repo, branch, id);
}
