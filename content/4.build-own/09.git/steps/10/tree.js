// A tree object: the names in one folder, each with a mode and an id.
import { byBytes } from './sort.js';

export const folderMode = '40000';

/** Folders are sorted as if a slash followed their name. */
function sortName({ mode, name }) {
  return mode === folderMode ? `${name}/` : name;
}

export function encodeTree(entries) {
  const sorted = entries.toSorted((a, b) =>
    byBytes(sortName(a), sortName(b)),
  );
  return Buffer.concat(
    sorted.flatMap(({ mode, name, id }) => [
      Buffer.from(`${mode} ${name}\0`),
      Buffer.from(id, 'hex'),
    ]),
  );
}

export function decodeTree(content) {
  const entries = [];
  let at = 0;
  while (at < content.length) {
    const space = content.indexOf(' ', at);
    const zero = content.indexOf(0, space);
    const end = zero + 21;
    entries.push({
      mode: content.toString('latin1', at, space),
      name: content.toString('utf8', space + 1, zero),
      id: content.toString('hex', zero + 1, end),
    });
    at = end;
  }
  return entries;
}
