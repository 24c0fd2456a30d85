import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryFolder } from './memory-folder.js';
import { randomFrom } from './random.js';
import { Store } from './store.js';

test('step 4: 100,000 random operations give what a Map gives', () => {
  const random = randomFrom(2026);
  const folder = new MemoryFolder();
  const open = () => new Store(folder, { limit: 40_000 });
  const expected = new Map();
  let store = open();
  let steps = null; // of a compaction that is going on
  for (let n = 0; n < 100_000; n += 1) {
    const key = `key ${random(1000)}`;
    const choice = random(10);
    if (choice < 4) {
      store.set(key, `value ${n}`);
      expected.set(key, `value ${n}`);
    } else if (choice < 6) {
      assert.equal(store.delete(key), expected.delete(key));
    } else {
      assert.equal(store.get(key), expected.get(key));
    }
    if (n % 10_000 === 5000) steps ??= store.compacting();
    if (steps?.next().done) steps = null;
    if (n % 30_000 === 29_999) {
      store = open();
      steps = null;
    }
  }
  for (let n = 0; n < 1000; n += 1)
    assert.equal(store.get(`key ${n}`), expected.get(`key ${n}`));
});
