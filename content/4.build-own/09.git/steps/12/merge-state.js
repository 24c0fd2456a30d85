// A merge that is not finished, in the file `.git/MERGE_HEAD`.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { saveFile } from './save-file.js';

const stateFile = (repo) => join(repo.git, 'MERGE_HEAD');

/** The commit that is being merged; null if there is none. */
export function readMerge(repo) {
  const file = stateFile(repo);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

export function saveMerge(repo, id) {
  saveFile(stateFile(repo), `${id}\n`);
}

export function clearMerge(repo) {
  rmSync(stateFile(repo), { force: true });
}
