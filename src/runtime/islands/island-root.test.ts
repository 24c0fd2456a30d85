import { expect, test } from 'vitest';
import { islandContent, islandsInDocument } from './island-root.ts';

test('the root of a fragment is taken off, once', () => {
  expect(islandContent('<div data-island="Card_a1"><p>1</p></div>')).toBe('<p>1</p>');
  expect(islandContent('\n<div data-island="My_card-2_a1"></div>\n')).toBe('');
  expect(islandContent('<div data-island="A_1"><div data-island="B_2">x</div></div>')).toBe(
    '<div data-island="B_2">x</div>',
  );
});

test('HTML without such a root is left whole', () => {
  for (const html of ['<p>1</p>', '<div class="a">1</div>', 'text', ''])
    expect(islandContent(html)).toBe(html);
});

test('the fragments of a document are found by name', () => {
  const element = { dataset: { island: 'Card_a1' }, outerHTML: '<div data-island="Card_a1">1</div>' };
  const root = { querySelectorAll: (selector: string) => (selector === '[data-island]' ? [element] : []) };
  expect(islandsInDocument(root as unknown as ParentNode)).toEqual({
    Card_a1: { id: 'Card_a1', html: '<div data-island="Card_a1">1</div>', head: {} },
  });
});
