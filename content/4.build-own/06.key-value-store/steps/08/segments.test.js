import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryFolder } from './memory-folder.js';
import { CorruptError } from './record.js';
import { Store } from './store.js';

/** The numbered files of a folder, the oldest first. */
const filesOf = (folder) =>
  folder
    .names()
    .filter((name) => /^\d/.test(name))
    .sort((a, b) => parseInt(a, 10) - parseInt(b, 10));

/** A store of 23 records with 20 bytes each, five to a file. */
function filledFolder() {
  const folder = new MemoryFolder();
  const store = new Store(folder, { limit: 100 });
  for (let n = 10; n < 33; n += 1) store.set(`k${n}`, 'v');
  return { folder, store };
}

function assertFilled(store) {
  for (let n = 10; n < 33; n += 1) assert.equal(store.get(`k${n}`), 'v');
}

test('step 7: a full file is closed, and a new one begins', () => {
  const { folder, store } = filledFolder();
  assert.equal(filesOf(folder).length, 5);
  assertFilled(store);
  assertFilled(new Store(folder));
});

test('step 7: file 10 is newer than file 9', () => {
  const folder = new MemoryFolder();
  const store = new Store(folder, { limit: 1 });
  for (let n = 1; n <= 12; n += 1) store.set('tea', `cup ${n}`);
  assert.equal(filesOf(folder).length, 12);
  assert.equal(new Store(folder).get('tea'), 'cup 12');
});

test('step 7: compaction turns all closed files into one', () => {
  const { folder, store } = filledFolder();
  for (const _ of store.compacting());
  assert.equal(filesOf(folder).length, 2);
  assertFilled(store);
  assertFilled(new Store(folder));
});

test('step 7: only the newest file may be incomplete', () => {
  const { folder } = filledFolder();
  const broken = folder.copy();
  const oldest = broken.open(filesOf(broken)[0]);
  oldest.truncate(oldest.size - 1);
  assert.throws(() => new Store(broken), CorruptError);
  const newest = folder.open(filesOf(folder).at(-1));
  newest.truncate(newest.size - 1);
  assert.equal(new Store(folder).get('k31'), 'v');
  assert.equal(new Store(folder).get('k32'), undefined);
});
