import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { HttpError } from './http-error.js';

const notFound = () => new HttpError(404, 'Not found');

/** The file that a target means, if it is inside the root. */
export async function filePath(root, target) {
  const names = namesOf(target);
  const realRoot = await realpath(root);
  // A symbolic link can lead anywhere, so look where the path ends.
  const path = await realpath(join(realRoot, ...names)).catch(() => null);
  if (path === null || !isInside(realRoot, path)) throw notFound();
  // `/a.txt/` is not the file `a.txt`, so keep the slash.
  return names.at(-1) === '' ? join(path, sep) : path;
}

/** The names between the slashes of a target. */
function namesOf(target) {
  const [address] = target.split('?');
  const names = decode(address).split('/').slice(1);
  const last = names.length - 1;
  const areAllowed = names.every((name, at) =>
    name === '' ? at === last : isAllowed(name),
  );
  if (!areAllowed) throw notFound();
  return names;
}

/** Decodes once. Decoding twice would let `%252e` become a dot. */
function decode(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    throw new HttpError(400, 'Bad percent encoding');
  }
}

/** Dots at the start stand for `.`, `..` and hidden files. */
function isAllowed(name) {
  return !name.startsWith('.') && !/[\0\\:]/.test(name);
}

/** Whether a path is the root or below it. */
function isInside(root, path) {
  const way = relative(root, path);
  const leaves = way === '..' || way.startsWith(`..${sep}`);
  return !leaves && !isAbsolute(way);
}
