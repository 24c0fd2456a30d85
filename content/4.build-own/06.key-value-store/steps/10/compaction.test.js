import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryFolder } from './memory-folder.js';
import { randomFrom } from './random.js';
import { Store } from './store.js';

/** A store, and a function that begins to compact it. */
function storeToCompact() {
  const folder = new MemoryFolder();
  const store = new Store(folder, { limit: 500 });
  const compacting = () => store.compacting();
  const reopen = () => new Store(folder, { limit: 500 });
  return { store, compacting, reopen };
}

const finish = (steps) => void [...steps];

function compactedSize(times) {
  const { store, compacting } = storeToCompact();
  for (let n = 0; n < times; n += 1) store.set('tea', 'green');
  finish(compacting());
  return store.bytes;
}

test('step 6: compaction keeps only the newest record of a key', () => {
  assert.equal(compactedSize(1000), compactedSize(1));
});

test('step 6: of a deleted key nothing is left', () => {
  const { store, compacting, reopen } = storeToCompact();
  store.set('tea', 'green');
  store.delete('tea');
  finish(compacting());
  assert.equal(store.bytes, 0);
  assert.equal(reopen().get('tea'), undefined);
});

test('step 6: a key that is deleted after its copy stays deleted', () => {
  const { store, compacting, reopen } = storeToCompact();
  store.set('tea', 'green');
  store.set('milk', 'cold');
  const steps = compacting();
  assert.equal(steps.next().done, false); // "tea" is copied
  store.delete('tea');
  finish(steps);
  assert.equal(store.get('tea'), undefined);
  assert.equal(reopen().get('tea'), undefined);
  assert.equal(reopen().get('milk'), 'cold');
});

/** Writes at random before, during and after a compaction. */
function writeWhileCompacting(seed) {
  const random = randomFrom(seed);
  const { store, compacting, reopen } = storeToCompact();
  const expected = new Map();
  const write = () => {
    const key = `key ${random(20)}`;
    if (random(3) === 0) {
      assert.equal(store.delete(key), expected.delete(key));
      return;
    }
    const value = `value ${random(1000)}`;
    store.set(key, value);
    expected.set(key, value);
  };
  const assertKey = (found, key) =>
    assert.equal(found.get(key), expected.get(key));
  const assertSame = (found) => {
    for (let n = 0; n < 20; n += 1) assertKey(found, `key ${n}`);
  };

  for (let n = 0; n < 100; n += 1) write();
  for (const _ of compacting()) {
    if (random(2) === 0) write();
    assertKey(store, `key ${random(20)}`);
  }
  write();
  assertSame(store);
  assertSame(reopen());
}

test('step 6: no write is lost while compaction goes on', () => {
  for (let seed = 1; seed <= 20; seed += 1) writeWhileCompacting(seed);
});
