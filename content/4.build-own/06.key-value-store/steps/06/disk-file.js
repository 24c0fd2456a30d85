import {
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';

/** A file on disk, with the same methods as a MemoryFile. */
export class DiskFile {
  #handle;
  #size;

  constructor(path) {
    this.#handle = openSync(path, 'a+'); // read, and write at the end
    this.#size = fstatSync(this.#handle).size;
  }

  get size() {
    return this.#size;
  }

  append(bytes) {
    let done = 0;
    while (done < bytes.length)
      done += writeSync(this.#handle, bytes, done);
    this.#size += bytes.length;
  }

  /** A copy of the bytes from a place on, fewer if the file ends. */
  read(at, length) {
    const bytes = new Uint8Array(Math.min(length, this.#size - at));
    let done = 0;
    while (done < bytes.length) {
      const rest = bytes.length - done;
      const count = readSync(this.#handle, bytes, done, rest, at + done);
      if (count === 0) throw new Error('The file got shorter.');
      done += count;
    }
    return bytes;
  }

  /** Removes everything after the first bytes. */
  truncate(size) {
    ftruncateSync(this.#handle, size);
    this.#size = size;
  }
}
