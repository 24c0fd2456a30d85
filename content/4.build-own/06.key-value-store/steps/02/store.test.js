import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MemoryFile } from './memory-file.js';
import { Store } from './store.js';

const emptyStore = () => new Store(new MemoryFile());

test('step 1: a value comes back under its key', () => {
  const store = emptyStore();
  store.set('tea', 'green');
  assert.equal(store.get('tea'), 'green');
  assert.equal(store.get('coffee'), undefined);
});

test('step 1: a later value replaces an earlier one', () => {
  const store = emptyStore();
  store.set('tea', 'green');
  store.set('tea', 'black');
  assert.equal(store.get('tea'), 'black');
});

test('step 1: a deleted key is gone until it is set again', () => {
  const store = emptyStore();
  store.set('tea', 'green');
  assert.equal(store.delete('tea'), true);
  assert.equal(store.get('tea'), undefined);
  assert.equal(store.delete('tea'), false);
  store.set('tea', 'white');
  assert.equal(store.get('tea'), 'white');
});

test('step 1: every string can be a key, and nothing else', () => {
  const store = emptyStore();
  for (const key of ['', ' ', '__proto__', 'two\nlines', 'été']) {
    assert.equal(store.get(key), undefined);
    store.set(key, `value of ${key}`);
    assert.equal(store.get(key), `value of ${key}`);
  }
  assert.throws(() => store.set(1, 'one'), TypeError);
  assert.throws(() => store.set('one', 1), TypeError);
});
