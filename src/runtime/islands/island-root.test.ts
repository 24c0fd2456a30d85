import { expect, test } from 'vitest';
import { islandsInDocument } from './island-root.ts';

test('the fragments of a document are found by name', () => {
  const element = { dataset: { island: 'Card_a1' }, outerHTML: '<div data-island="Card_a1">1</div>' };
  const root = { querySelectorAll: (selector: string) => (selector === '[data-island]' ? [element] : []) };
  expect(islandsInDocument(root as unknown as ParentNode)).toEqual({
    Card_a1: { id: 'Card_a1', html: '<div data-island="Card_a1">1</div>', head: {} },
  });
});
