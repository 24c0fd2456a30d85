import { expect, test } from 'vitest';
import { collections } from './collections.ts';

test('the collections are those of the specification', () => {
  expect(collections).toEqual(['content', 'cs', 'html', 'htmlGs', 'htmlEls', 'htmlAttrs', 'htmlAcc', 'info']);
});
