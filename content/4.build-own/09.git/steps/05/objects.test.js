import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeObject, encodeObject, idOf } from './objects.js';
import { git } from './real-git.js';
import { tempFolder } from './temp-folder.js';

const blobId = (content) => idOf(encodeObject('blob', content));

test('step 1: an object is a header, a zero byte and the content', () => {
  const bytes = encodeObject('blob', 'hello\n');
  assert.equal(bytes.toString(), 'blob 6\0hello\n');
});

test('step 1: ids are the same as in every Git repository', () => {
  const ids = {
    '': 'e69de29bb2d1d6434b8b29ae775ad8c2e48c5391',
    'hello\n': 'ce013625030ba8dba906f756967f9e9ca394464a',
    'crème brûlée\n': '4efe650e6642d3a5f1997eda2aece017c96cb974',
  };
  for (const [text, id] of Object.entries(ids))
    assert.equal(blobId(text), id);
  assert.equal(
    idOf(encodeObject('tree', '')),
    '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  );
});

test('step 1: the real Git computes the same ids', (t) => {
  const folder = tempFolder(t);
  const contents = ['', 'a', 'a\0b', '日本', Buffer.from([0, 255, 10])];
  for (const content of contents) {
    const args = ['hash-object', '--stdin'];
    const id = git(folder, args, content).trim();
    assert.equal(blobId(content), id);
  }
});

test('step 1: an object can be taken apart again', () => {
  const content = Buffer.from([0, 1, 0, 255]);
  const object = decodeObject(encodeObject('blob', content));
  assert.deepEqual(object, { type: 'blob', content });
});

test('step 1: an object that was cut off is not accepted', () => {
  const bytes = encodeObject('blob', 'hello\n').subarray(0, -2);
  assert.throws(() => decodeObject(bytes), /6 bytes expected/);
});
