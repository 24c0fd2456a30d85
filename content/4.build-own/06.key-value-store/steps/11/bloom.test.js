import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BloomFilter } from './bloom.js';
import { MemoryFolder } from './memory-folder.js';
import { Store } from './store.js';

/** A filter that contains "in 0", "in 1" and so on. */
function filledFilter(count) {
  const filter = BloomFilter.withRoomFor(count);
  for (let n = 0; n < count; n += 1) filter.add(`in ${n}`);
  return filter;
}

test('step 9: the filter never denies a key that was added', () => {
  for (const count of [1, 2, 10, 1000, 10_000]) {
    const filter = filledFilter(count);
    for (let n = 0; n < count; n += 1)
      assert.ok(filter.mayContain(`in ${n}`));
  }
});

test('step 9: of 100,000 other keys, fewer than 1% pass the filter', () => {
  const filter = filledFilter(10_000);
  let passed = 0;
  for (let n = 0; n < 100_000; n += 1)
    if (filter.mayContain(`out ${n}`)) passed += 1;
  assert.ok(passed < 1000, `${passed} keys passed`);
});

test('step 9: a filter is the same after it was text', () => {
  const filter = filledFilter(100);
  const again = BloomFilter.fromText(filter.toText());
  for (let n = 0; n < 1000; n += 1)
    assert.equal(again.mayContain(`in ${n}`), filter.mayContain(`in ${n}`));
  assert.equal(BloomFilter.withRoomFor(0).mayContain('tea'), false);
});

test('step 9: a missing key rarely costs a read', () => {
  const folder = new MemoryFolder();
  const store = new Store(folder, { limit: 1000 });
  for (let n = 0; n < 1000; n += 1) store.set(`in ${n}`, `value ${n}`);
  const tables = folder.names().filter((name) => name.endsWith('.table'));
  assert.equal(tables.length, 30);
  const before = folder.reads;
  for (let n = 0; n < 1000; n += 1)
    assert.equal(store.get(`in ${n} too`), undefined);
  assert.ok(folder.reads - before < 1000);
});
