import { toMarkdown } from 'mdast-util-to-markdown';
import { expect, test } from 'vitest';
import { isPlainText } from './write-markdown.ts';

test.each(['Words, and a "quote" (so to say): fine.', 'Größe – 5 % or 1/2', 'naïve… it’s'])(
  '%s stands as it is, and the library agrees',
  (text) => {
    expect(isPlainText(text, '\n', '\n')).toBe(true);
    expect(toMarkdown({ type: 'paragraph', children: [{ type: 'text', value: text }] })).toBe(`${text}\n`);
  },
);

test.each([
  ['a * b'],
  ['a_b'],
  ['<b>'],
  ['a & b'],
  ['[x]'],
  ['`x`'],
  ['a | b'],
  ['~x~'],
  ['a\\b'],
  ['1. One'],
  ['- One'],
  ['# One'],
  [' One'],
  ['One '],
  ['me@x.example'],
  ['www.x.example'],
  ['see https://x.example'],
])('%s is left to the library', (text) => {
  expect(isPlainText(text, '\n', '\n')).toBe(false);
});

test('what must not start a line may follow a word, but not make a link of a footnote', () => {
  expect(isPlainText('. And then ', '`', '*')).toBe(true);
  expect(isPlainText('2 of them', ' ', '\n')).toBe(true);
  expect(isPlainText('(see there)', ']', '\n')).toBe(false);
});
