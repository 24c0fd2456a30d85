import { expect, test } from 'vitest';
import { islandContent } from './island-content.ts';

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
