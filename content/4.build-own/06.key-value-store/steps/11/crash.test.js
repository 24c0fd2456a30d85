import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryFile } from './memory-file.js';
import { MemoryFolder } from './memory-folder.js';
import { randomFrom } from './random.js';
import { Store } from './store.js';

class Crash extends Error {}

/** A file that asks before each change whether it still can. */
class CrashingFile extends MemoryFile {
  #useUp;
  synced = 0;

  constructor(useUp) {
    super();
    this.#useUp = useUp;
  }

  append(bytes) {
    const isOff = this.#useUp();
    super.append(isOff ? bytes.subarray(0, bytes.length >> 1) : bytes);
    if (isOff) throw new Crash();
  }

  truncate(size) {
    if (this.#useUp()) throw new Crash();
    super.truncate(size);
  }

  sync() {
    if (this.#useUp()) throw new Crash();
    this.synced = this.size;
  }
}

/** A folder that crashes after so many changes. */
class CrashingFolder extends MemoryFolder {
  #left;

  constructor(changes) {
    super();
    this.#left = changes;
  }

  #useUp() {
    this.#left -= 1;
    return this.#left < 0;
  }

  createFile() {
    return new CrashingFile(() => this.#useUp());
  }

  rename(from, to) {
    if (this.#useUp()) throw new Crash();
    super.rename(from, to);
  }

  remove(name) {
    if (this.#useUp()) throw new Crash();
    super.remove(name);
  }

  /** What is on the disk afterwards: in each file at least the bytes
      that were synced, and a part of the others, from 0 to 1. */
  afterCrash(part) {
    const folder = new MemoryFolder();
    for (const name of this.names()) {
      const { size, synced } = this.open(name);
      const kept = synced + Math.floor(part * (size - synced));
      folder.open(name).append(this.open(name).read(0, kept));
    }
    return folder;
  }
}

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const options = { limit: 100 };

/** Writes and compacts until the crash. Returns what must be there, and
    the change that the crash has interrupted. */
function workUntilCrash(folder) {
  const random = randomFrom(10);
  const expected = new Map();
  let pending = null;
  try {
    const store = new Store(folder, options);
    let steps = null;
    for (let n = 0; n < 40; n += 1) {
      const key = keys[random(keys.length)];
      const value = random(3) > 0 ? `value ${n}` : undefined;
      pending = { key, value };
      if (value === undefined) store.delete(key);
      else store.set(key, value);
      expected.set(key, value);
      pending = null;
      if (n % 15 === 10) steps = store.compacting();
      if (steps?.next().done) steps = null;
    }
    return { expected, pending, isFinished: true };
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
    return { expected, pending, isFinished: false };
  }
}

function assertSurvived(store, { expected, pending }) {
  for (const key of keys) {
    const value = store.get(key);
    if (key === pending?.key && value === pending.value) continue;
    assert.equal(value, expected.get(key));
  }
}

/** Crashes after every possible number of changes. */
function crashEverywhere(part) {
  for (let changes = 0; ; changes += 1) {
    const folder = new CrashingFolder(changes);
    const result = workUntilCrash(folder);
    const disk = folder.afterCrash(part);
    assertSurvived(new Store(disk, options), result);
    const again = new Store(disk, options);
    assertSurvived(again, result);
    again.set('after', 'the crash');
    assert.equal(new Store(disk, options).get('after'), 'the crash');
    if (result.isFinished) return changes;
  }
}

test('step 10: a program that stops anywhere loses no change', () => {
  assert.ok(crashEverywhere(1) > 150);
});

test('step 10: a power cut anywhere loses no change', () => {
  assert.ok(crashEverywhere(0) > 150);
  assert.ok(crashEverywhere(0.5) > 150);
});

test('step 10: files that a crash has left behind are removed', () => {
  const folder = new MemoryFolder();
  new Store(folder).set('tea', 'green');
  folder.open('7.table').append(new Uint8Array(5));
  folder.open('manifest.new');
  folder.open('notes.txt');
  assert.equal(new Store(folder).get('tea'), 'green');
  assert.deepEqual(folder.names(), ['1.log', 'notes.txt']);
});

test('step 10: a manifest that was not finished does no harm', () => {
  const folder = new MemoryFolder();
  const store = new Store(folder, { limit: 1 });
  store.set('tea', 'green');
  folder.open('manifest.new').append(new Uint8Array(5));
  store.set('milk', 'cold'); // writes a table and a manifest
  assert.equal(new Store(folder).get('tea'), 'green');
});
