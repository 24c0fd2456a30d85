import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DiskFile } from './disk-file.js';

/** A folder on disk, with the same methods as a MemoryFolder. */
export class DiskFolder {
  #path;
  #files = new Map();

  constructor(path) {
    mkdirSync(path, { recursive: true });
    this.#path = path;
  }

  names() {
    return readdirSync(this.#path);
  }

  /** Opens a file. If there is none, it begins as an empty one. */
  open(name) {
    if (!this.#files.has(name))
      this.#files.set(name, new DiskFile(join(this.#path, name)));
    return this.#files.get(name);
  }

  /** Gives a file another name, and replaces a file of that name. */
  rename(from, to) {
    this.#close(from);
    this.#close(to);
    renameSync(join(this.#path, from), join(this.#path, to));
  }

  /** Removes a file, if there is one. */
  remove(name) {
    this.#close(name);
    rmSync(join(this.#path, name), { force: true });
  }

  #close(name) {
    this.#files.get(name)?.close();
    this.#files.delete(name);
  }
}
