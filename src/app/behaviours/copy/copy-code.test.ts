import { expect, test } from 'vitest';
import { copiedText } from './copy-code.ts';

test('the lines are joined as they stand, empty ones and indents included', () => {
  const lines = ['<ul>', '  <li>a</li>', '', '</ul>'].map((text) => ({ text, isRemoved: false }));
  expect(copiedText(lines)).toBe('<ul>\n  <li>a</li>\n\n</ul>');
});

test('lines that a change takes away are left out', () => {
  expect(
    copiedText([
      { text: 'a', isRemoved: false },
      { text: 'old', isRemoved: true },
      { text: 'new', isRemoved: false },
    ]),
  ).toBe('a\nnew');
});
