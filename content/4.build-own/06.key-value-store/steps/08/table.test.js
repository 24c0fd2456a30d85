import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryFile } from './memory-file.js';
import { MemoryFolder } from './memory-folder.js';
import { merge } from './merge.js';
import { randomFrom } from './random.js';
import { Store } from './store.js';
import { Table } from './table.js';
import { TableWriter } from './table-writer.js';

/** A table with the even numbers from 1000 to 2998 as keys. */
function evenTable() {
  const file = new MemoryFile();
  const writer = new TableWriter(file);
  for (let n = 1000; n < 3000; n += 2)
    writer.add({ key: `${n}`, value: `value ${n}` });
  writer.finish();
  return { file, table: new Table(file) };
}

test('step 8: a table finds its keys with one read each', () => {
  const { file, table } = evenTable();
  for (let n = 999; n < 3001; n += 1) {
    const before = file.reads;
    const isEven = n % 2 === 0 && n >= 1000 && n < 3000;
    const value = isEven ? `value ${n}` : undefined;
    assert.equal(table.get(`${n}`)?.value, value);
    assert.ok(file.reads - before <= 1);
  }
});

test('step 8: a table gives its records in order, from any key on', () => {
  const { table } = evenTable();
  assert.equal([...table.records()].length, 1000);
  const keys = [...table.records('2995')].map(({ key }) => key);
  assert.deepEqual(keys, ['2996', '2998']);
  assert.deepEqual([...table.records('4')], []);
});

test('step 8: a merge is sorted, and the newest source wins', () => {
  const source = (text) =>
    [...text].map((key) => ({ key, value: `${key} of ${text}` }));
  const merged = [...merge([source('bd'), source(''), source('abcd')])];
  assert.deepEqual(
    merged.map(({ value }) => value),
    ['a of abcd', 'b of bd', 'c of abcd', 'd of bd'],
  );
});

test('step 8: a range is sorted, wherever the keys are', () => {
  const random = randomFrom(8);
  const store = new Store(new MemoryFolder(), { limit: 1000 });
  const expected = new Map();
  for (let n = 0; n < 1000; n += 1) {
    const key = `key ${random(300)}`;
    if (random(4) === 0) {
      store.delete(key);
      expected.delete(key);
    } else {
      store.set(key, `value ${n}`);
      expected.set(key, `value ${n}`);
    }
  }
  const inRange = [...expected]
    .filter(([key]) => key >= 'key 1' && key < 'key 2')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  assert.deepEqual(store.range('key 1', 'key 2'), inRange);
  for (const _ of store.compacting());
  assert.deepEqual(store.range('key 1', 'key 2'), inRange);
  assert.deepEqual(store.range('tea', 'tea'), []);
});
