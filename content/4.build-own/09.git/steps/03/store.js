// Objects on disk: compressed, each in a file that is named by its id.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';
import { decodeObject, encodeObject, idOf } from './objects.js';
import { saveFile } from './save-file.js';

export function objectFile(repo, id) {
  return join(repo.git, 'objects', id.slice(0, 2), id.slice(2));
}

/** Saves an object and returns its id. */
export function writeObject(repo, type, content) {
  const bytes = encodeObject(type, content);
  const id = idOf(bytes);
  const file = objectFile(repo, id);
  // The same id means the same content, so once is enough.
  if (!existsSync(file)) saveFile(file, deflateSync(bytes));
  return id;
}

/** The content of an object that must have this type. */
export function readContent(repo, id, type) {
  const file = objectFile(repo, id);
  if (!existsSync(file)) throw new Error(`There is no object ${id}`);
  const bytes = inflateSync(readFileSync(file));
  if (idOf(bytes) !== id) throw new Error(`Object ${id} is damaged`);
  const object = decodeObject(bytes);
  if (object.type !== type)
    throw new Error(`Object ${id} is a ${object.type}, not a ${type}`);
  return object.content;
}
