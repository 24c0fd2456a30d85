// Changes your files and the index from one commit to another.
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isInTheWay, readIndex, writeIndex } from './staging.js';
import { headFiles, letter, status } from './status.js';
import { readContent } from './store.js';
import { lookAt } from './work-tree.js';

/** Touches only files that differ between HEAD and the target. */
export function updateFiles(repo, target) {
  const head = headFiles(repo);
  const all = new Set([...head.keys(), ...target.keys()]);
  const paths = [...all].filter(
    (path) => letter(head.get(path), target.get(path)) !== ' ',
  );
  refuseLosses(repo, paths);

  // Deleting first makes room for folders with the name of a file.
  for (const path of paths) if (!target.has(path)) remove(repo, path);
  const changed = new Set(paths);
  const entries = readIndex(repo).filter(({ path }) => !changed.has(path));
  for (const path of paths)
    if (target.has(path)) {
      const file = target.get(path);
      write(repo, path, file);
      const { stat } = lookAt(repo, path);
      entries.push({ path, ...file, stage: 0, stat });
    }
  writeIndex(repo, entries);
}

/** Work that is not in a commit must not be overwritten. */
function refuseLosses(repo, paths) {
  const lost = status(repo)
    .map(({ path }) => path)
    .filter((path) => paths.some((other) => isInTheWay(path, other)));
  if (lost.length > 0)
    throw new Error(`Commit these files first: ${lost.join(', ')}`);
}

function remove(repo, path) {
  rmSync(join(repo.folder, path));
  let folder = dirname(path);
  // Git doesn't keep empty folders.
  while (folder !== '.') {
    const full = join(repo.folder, folder);
    if (readdirSync(full).length > 0) return;
    rmdirSync(full);
    folder = dirname(folder);
  }
}

function write(repo, path, { mode, id }) {
  const file = join(repo.folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, readContent(repo, id, 'blob'));
  chmodSync(file, mode === '100755' ? 0o755 : 0o644);
}
