import { expect, test } from 'vitest';
import { collectionOfPath, collections } from './collections.ts';

test('the collections are those of the specification', () => {
  expect(collections).toEqual(['content', 'cs', 'html', 'htmlGs', 'htmlEls', 'htmlAttrs', 'htmlAcc', 'info']);
});

test.each([
  ['/', 'content'],
  ['/cs', 'cs'],
  ['/cs/algorithms/sorting', 'cs'],
  ['/cs/html', 'html'],
  ['/cs/html/history', 'html'],
  ['/cs/html/elements', 'htmlEls'],
  ['/cs/html/elements/input/email', 'htmlEls'],
  ['/cs/html/elements-old', 'html'],
  ['/cs/html/attributes/alt', 'htmlAttrs'],
  ['/cs/html/accessibility', 'htmlAcc'],
  ['/cs/html/getting-started/lists', 'htmlGs'],
  ['/csx', 'content'],
  ['/blog/post', 'content'],
])('%o belongs to %o', (path, collection) => {
  expect(collectionOfPath(path)).toBe(collection);
});
