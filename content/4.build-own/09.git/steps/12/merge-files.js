// Merges all files of two commits that come from the same one.
import { mergeTexts } from './merge-lines.js';
import { letter } from './status.js';
import { readContent, writeObject } from './store.js';

/** Three maps from paths to modes and ids become one. */
export function mergeFiles(repo, [base, ours, theirs], labels) {
  const files = new Map();
  const conflicts = [];
  const paths = new Set([...base.keys(), ...ours.keys(), ...theirs.keys()]);
  for (const path of paths) {
    const versions = [base, ours, theirs].map((map) => map.get(path));
    const { file, isClean } = mergeFile(repo, versions, labels);
    if (file) files.set(path, file);
    if (!isClean) conflicts.push({ path, versions });
  }
  for (const path of files.keys()) refuseFolder(files, path);
  return { files, conflicts };
}

/** One side may have made a folder where the other has a file. */
function refuseFolder(files, path) {
  for (let at = 0; at >= 0; at = path.indexOf('/', at + 1)) {
    const folder = path.slice(0, at);
    if (files.has(folder))
      throw new Error(`${folder} is a file and a folder`);
  }
}

const isSame = (one, other) => letter(one, other) === ' ';

function mergeFile(repo, [base, ours, theirs], labels) {
  // If one side changed nothing, the version of the other one is right.
  if (isSame(base, theirs)) return { file: ours, isClean: true };
  if (isSame(base, ours)) return { file: theirs, isClean: true };
  if (isSame(ours, theirs)) return { file: ours, isClean: true };
  if (!ours || !theirs) return { file: ours ?? theirs, isClean: false };

  const read = (file) =>
    file ? readContent(repo, file.id, 'blob') : Buffer.from('');
  const contents = [base, ours, theirs].map(read);
  // A zero byte means that this is not a text.
  if (contents.some((content) => content.includes(0)))
    return { file: ours, isClean: false };
  const { text, conflicts } = mergeTexts(...contents.map(String), labels);
  const mode = ours.mode === base?.mode ? theirs.mode : ours.mode;
  const id = writeObject(repo, 'blob', text);
  return { file: { mode, id }, isClean: conflicts === 0 };
}
