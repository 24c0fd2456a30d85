import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Log } from './log.js';
import { MemoryFile } from './memory-file.js';
import { MemoryFolder } from './memory-folder.js';
import { encodeRecord } from './record.js';
import { Store } from './store.js';

const allBytes = (file) => [...file.read(0, file.size)];

test('step 2: a record ends with its key and its value, as UTF-8', () => {
  const bytes = encodeRecord('tea', 'é');
  assert.deepEqual([...bytes.slice(-5)], [0x74, 0x65, 0x61, 0xc3, 0xa9]);
});

test('step 2: the log gives all changes back, in order', () => {
  const log = new Log(new MemoryFile());
  const changes = [
    ['tea', 'green'],
    ['', ''],
    ['tea', undefined],
    ['\ufeffcafé', '🫖\n'],
  ];
  for (const [key, value] of changes) log.append(key, value);
  const found = [...log.records()];
  assert.deepEqual(found.map(({ key, value }) => [key, value]), changes);
});

test('step 2: the log only grows, and old bytes stay as they are', () => {
  const file = new MemoryFile();
  const log = new Log(file);
  let before = [];
  for (const value of ['green', 'black', undefined]) {
    log.append('tea', value);
    const bytes = allBytes(file);
    assert.ok(bytes.length > before.length);
    assert.deepEqual(bytes.slice(0, before.length), before);
    before = bytes;
  }
});

test('step 2: text that UTF-8 cannot express is refused', () => {
  const store = new Store(new MemoryFolder());
  assert.throws(() => store.set('\ud800', 'half'), TypeError);
  assert.throws(() => store.set('half', '\udc00'), TypeError);
});
