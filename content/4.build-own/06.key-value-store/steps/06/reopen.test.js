import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryFile } from './memory-file.js';
import { Store } from './store.js';

const changes = [
  ['tea', 'green'],
  ['café', 'crème'],
  ['tea', 'black'],
  ['café', undefined],
  ['', 'a value without a name'],
  ['milk', ''],
];

/** Makes one change in a store or in a Map. */
function change(target, [key, value]) {
  if (value === undefined) target.delete(key);
  else target.set(key, value);
}

function assertSame(store, expected) {
  for (const [key] of changes)
    assert.equal(store.get(key), expected.get(key));
}

test('step 4: a store finds everything again when it is reopened', () => {
  const file = new MemoryFile();
  const store = new Store(file);
  const expected = new Map();
  for (const one of changes) {
    change(store, one);
    change(expected, one);
    assertSame(new Store(file), expected);
  }
});

test('step 4: a log cut at any byte keeps its complete records', () => {
  const file = new MemoryFile();
  const store = new Store(file);
  // Where each record ends, and what the store contains at that time.
  const moments = [{ end: 0, expected: new Map() }];
  for (const one of changes) {
    change(store, one);
    const expected = new Map(moments.at(-1).expected);
    change(expected, one);
    moments.push({ end: file.size, expected });
  }
  const { size } = file;
  for (let cut = 0; cut <= size; cut += 1) {
    const part = new MemoryFile(file.read(0, cut));
    const { expected } = moments.findLast(({ end }) => end <= cut);
    const reopened = new Store(part);
    assertSame(reopened, expected);
    reopened.set('after', 'the cut');
    const again = new Store(part);
    assertSame(again, expected);
    assert.equal(again.get('after'), 'the cut');
  }
});
