import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryFile } from './memory-file.js';
import { randomFrom } from './random.js';
import { Store } from './store.js';

test('step 4: 100,000 random operations give what a Map gives', () => {
  const random = randomFrom(2026);
  const file = new MemoryFile();
  const expected = new Map();
  let store = new Store(file);
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
    if (n % 30_000 === 29_999) store = new Store(file); // reopen
  }
  for (let n = 0; n < 1000; n += 1)
    assert.equal(store.get(`key ${n}`), expected.get(`key ${n}`));
});
