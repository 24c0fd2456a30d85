// The files that you edit, outside of `.git`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files, with slashes. */
export function listFiles(repo, folder = '') {
  const entries = readdirSync(join(repo.folder, folder), {
    withFileTypes: true,
  });
  return entries.flatMap((entry) => {
    const path = folder + entry.name;
    if (path === '.git') return [];
    if (entry.isDirectory()) return listFiles(repo, `${path}/`);
    return entry.isFile() ? [path] : [];
  });
}

/** Mode and facts of a file; null if there is no such file. */
export function lookAt(repo, path) {
  const options = { bigint: true, throwIfNoEntry: false };
  const found = statSync(join(repo.folder, path), options);
  if (!found?.isFile()) return null;
  const mode = found.mode & 0o100n ? '100755' : '100644';
  return { mode, stat: factsOf(found) };
}

/** The last change of a file, in whole seconds. */
export function modifiedAt(file) {
  return Math.floor(statSync(file).mtimeMs / 1000);
}

export function readFile(repo, path) {
  return readFileSync(join(repo.folder, path));
}

/** When it changed, where it is, whose it is, how long it is. */
function factsOf({ ctimeNs, mtimeNs, dev, ino, uid, gid, size }) {
  const times = [...timeOf(ctimeNs), ...timeOf(mtimeNs)];
  const numbers = [...times, dev, ino, uid, gid, size];
  // The index has 32 bits for each of them.
  return numbers.map((number) => Number(BigInt.asUintN(32, number)));
}

/** Seconds, and the nanoseconds after them. */
function timeOf(ns) {
  return [ns / 1_000_000_000n, ns % 1_000_000_000n];
}
