// Branches by name: list them, make them, delete them.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBranch, readHead, writeBranch } from './refs.js';
import { byBytes } from './sort.js';

export function listBranches(repo, folder = '') {
  const entries = readdirSync(join(repo.git, 'refs', 'heads', folder), {
    withFileTypes: true,
  });
  const names = entries.flatMap((entry) => {
    const name = folder + entry.name;
    return entry.isDirectory() ? listBranches(repo, `${name}/`) : [name];
  });
  return names.sort(byBytes);
}

/** A new branch at this commit. */
export function createBranch(repo, name, id) {
  const taken = listBranches(repo).find(
    (other) =>
      other === name ||
      other.startsWith(`${name}/`) ||
      name.startsWith(`${other}/`),
  );
  if (taken) throw new Error(`There is a branch called ${taken}`);
  writeBranch(repo, name, id);
}

/** The commits stay, but without the branch they are hard to find. */
export function deleteBranch(repo, name) {
  if (readHead(repo).branch === name)
    throw new Error(`${name} is the current branch`);
  if (readBranch(repo, name) === null)
    throw new Error(`There is no branch called ${name}`);
  rmSync(join(repo.git, 'refs', 'heads', name));
}
