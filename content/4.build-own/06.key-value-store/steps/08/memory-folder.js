import { MemoryFile } from './memory-file.js';

/** A folder in memory: files by name. */
export class MemoryFolder {
  #files = new Map();

  names() {
    return [...this.#files.keys()];
  }

  /** Opens a file. If there is none, it begins as an empty one. */
  open(name) {
    if (!this.#files.has(name)) this.#files.set(name, this.createFile());
    return this.#files.get(name);
  }

  /** Gives a file another name, and replaces a file of that name. */
  rename(from, to) {
    this.#files.set(to, this.#files.get(from));
    this.#files.delete(from);
  }

  /** Removes a file, if there is one. */
  remove(name) {
    this.#files.delete(name);
  }

  /** The methods below are for tests, which may override this one. */
  createFile() {
    return new MemoryFile();
  }

  get reads() {
    const files = [...this.#files.values()];
    return files.reduce((sum, { reads }) => sum + reads, 0);
  }

  copy() {
    const copy = new MemoryFolder();
    for (const [name, file] of this.#files)
      copy.open(name).append(file.read(0, file.size));
    return copy;
  }
}
