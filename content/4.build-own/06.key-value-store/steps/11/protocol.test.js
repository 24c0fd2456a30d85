import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lines } from './lines.js';
import { MemoryFolder } from './memory-folder.js';
import { answer } from './protocol.js';
import { Store } from './store.js';

const usage = 'ERROR use SET key value, GET key or DEL key';

/** Asserts the answers to some lines, in turn. */
function talk(store, lines) {
  for (const [line, expected] of lines)
    assert.equal(answer(store, line), expected);
}

test('step 11: every command has an answer', () => {
  talk(new Store(new MemoryFolder()), [
    ['GET tea', 'NONE'],
    ['SET tea green with  mint', 'OK'],
    ['GET tea', 'VALUE green with  mint'],
    ['SET tea NONE', 'OK'],
    ['GET tea', 'VALUE NONE'],
    ['SET tea ', 'OK'],
    ['GET tea', 'VALUE '],
    ['DEL tea', 'OK'],
    ['DEL tea', 'NONE'],
    ['GET tea', 'NONE'],
  ]);
});

test('step 11: a line that is no command changes nothing', () => {
  const store = new Store(new MemoryFolder());
  for (const line of [
    '',
    'SET',
    'SET tea',
    'SET  green',
    'set tea green',
    'GET',
    'GET tea now',
    'DEL ',
    'CLEAR tea',
  ])
    assert.equal(answer(store, line), usage);
  assert.equal(store.bytes, 0);
});

test('step 11: a value that needs two lines is not sent', () => {
  const store = new Store(new MemoryFolder());
  store.set('tea', 'green\nOK');
  talk(store, [['GET tea', 'ERROR the value has a line break']]);
});

test('step 11: lines are whole, wherever the bytes are split', () => {
  const bytes = new TextEncoder().encode('SET thé 🍵\r\nGET thé\n\nDEL');
  const expected = ['SET thé 🍵', 'GET thé', ''];
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const lines = new Lines();
    const first = lines.push(bytes.subarray(0, cut));
    const second = lines.push(bytes.subarray(cut));
    assert.deepEqual([...first, ...second], expected);
    assert.deepEqual(lines.push(new Uint8Array([10])), ['DEL']);
  }
});

test('step 11: the store counts its tables', () => {
  const store = new Store(new MemoryFolder(), { limit: 1 });
  for (const key of ['a', 'b', 'c']) store.set(key, key);
  assert.equal(store.tableCount, 2);
  for (const _ of store.compacting());
  assert.equal(store.tableCount, 1);
});
