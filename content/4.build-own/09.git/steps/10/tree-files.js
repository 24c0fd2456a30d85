// A whole folder with everything in it, as trees inside trees.
import { readContent, writeObject } from './store.js';
import { decodeTree, encodeTree, folderMode } from './tree.js';

/** Saves files, a map from paths to modes and ids. Returns the id. */
export function writeTree(repo, files) {
  const entries = [];
  const folders = new Map();
  for (const [path, { mode, id }] of files) {
    const slash = path.indexOf('/');
    if (slash < 0) {
      entries.push({ mode, name: path, id });
      continue;
    }
    const name = path.slice(0, slash);
    if (!folders.has(name)) folders.set(name, new Map());
    folders.get(name).set(path.slice(slash + 1), { mode, id });
  }
  for (const [name, inner] of folders)
    entries.push({ mode: folderMode, name, id: writeTree(repo, inner) });
  return writeObject(repo, 'tree', encodeTree(entries));
}

/** The files in a tree, a map from paths to modes and ids. */
export function readTree(repo, id, folder = '') {
  const files = new Map();
  for (const entry of decodeTree(readContent(repo, id, 'tree'))) {
    const path = folder + entry.name;
    if (entry.mode === folderMode) {
      const inner = readTree(repo, entry.id, `${path}/`);
      for (const [name, file] of inner) files.set(name, file);
    } else files.set(path, { mode: entry.mode, id: entry.id });
  }
  return files;
}
