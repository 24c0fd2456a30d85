import { expect, test } from 'vitest';
import { areSameFiles, filesToWorkOn } from './files.ts';

const page = { name: 'index.html', text: '<p>starter</p>' };
const script = { name: 'script.js', text: 'start()' };

test('without a draft the starter is worked on', () => {
  expect(filesToWorkOn([page, script], null)).toEqual([page, script]);
  expect(filesToWorkOn([page], [])).toEqual([page]);
});

test('what was written stays, in the order of the starter', () => {
  const mine = [
    { name: 'script.js', text: 'mine()' },
    { name: 'index.html', text: '<p>mine</p>' },
  ];
  expect(filesToWorkOn([page, script], mine)).toEqual([mine[1], mine[0]]);
});

test('a changed starter destroys nothing: new files come along, and files it no longer has stay', () => {
  const mine = [
    { name: 'index.html', text: '<p>mine</p>' },
    { name: 'style.css', text: 'p {}' },
  ];
  expect(filesToWorkOn([page, script], mine)).toEqual([mine[0], script, mine[1]]);
});

test('an emptied file is a draft too', () => {
  expect(filesToWorkOn([page], [{ name: 'index.html', text: '' }])).toEqual([
    { name: 'index.html', text: '' },
  ]);
});

test('files are the same when all names and texts are', () => {
  expect(areSameFiles([page, script], [script, { ...page }])).toBe(true);
  expect(areSameFiles([page, script], [page])).toBe(false);
  expect(areSameFiles([page], [{ ...page, text: '' }])).toBe(false);
  expect(areSameFiles([page], [script])).toBe(false);
});
