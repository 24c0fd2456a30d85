import { expect, test } from 'vitest';
import { kindOfPage } from '#site/place.ts';
import { checkedPage } from '../checked-page.ts';
import { wordRangeOf } from '../prose/word-range.ts';
import { checkLength, countWords } from './length.ts';

const found = (file: string, text: string) =>
  checkLength(checkedPage(file, text)).map(({ line, message }) => [line, message]);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('the words of a page are those of prose, lists, tables and headings; a fence has none', () => {
  const page = checkedPage(
    'a.md',
    '## Two words\n\nThree `more words` here\n\n- one\n\n| a | b |\n|---|---|\n| c | d |\n\n```html\n<p>none</p>\n```',
  );
  expect(countWords(page)).toBe(2 + 3 + 1 + 4);
});

test('a page has as many words as its size allows', () => {
  expect(found('1.cs/1.html/3.attributes/loop.md', words(149))).toEqual([
    [1, 'The page has 149 words; a page of its kind has 150 to 450. Say more of what a reader needs.'],
  ]);
  expect(found('1.cs/1.html/3.attributes/loop.md', words(150))).toEqual([]);
  expect(found('1.cs/1.html/2.elements/b.md', words(1001))).toEqual([
    [1, 'The page has 1,001 words; a page of its kind has 400 to 1,000. Cut what is said twice.'],
  ]);
});

test.each([
  ['/cs/html/getting-started/lists', 'lesson', [900, 1900]],
  ['/cs/html/elements/abbr', 'element', [400, 1000]],
  ['/cs/html/elements/dialog', 'element', [600, 1900]],
  ['/cs/html/elements/h1-h6', 'element', [600, 1900]],
  ['/cs/html/elements/text-elements', 'overview', [400, 1000]],
  ['/cs/html/attributes/loop', 'attribute', [150, 450]],
  ['/cs/html/attributes/lang', 'attribute', [400, 1000]],
  ['/cs/html/attributes/data-star', 'attribute', [150, 450]],
  ['/cs/html/attributes/form-attributes', 'overview', [400, 1000]],
  ['/cs/html/elements/marquee', 'element', [150, 450]],
  ['/cs/html/accessibility/tables', 'guide', [900, 1900]],
  ['/cs/html/accessibility/roles', 'index', null],
  ['/cs/html', 'index', null],
  ['/blog/news', 'post', [700, 1400]],
  ['/quests/hello-page', 'quest', null],
  ['/projects/recipe-book', 'project', null],
  ['/build-own/lisp', 'build-own', null],
])('%s is of the kind %s', (path, kind, range) => {
  expect(kindOfPage(path)).toBe(kind);
  expect(wordRangeOf(path)).toEqual(range);
});

test('a list has at most seven items', () => {
  const list = (count: number) => Array.from({ length: count }, () => '- item').join('\n');
  expect(found('1.cs/index.md', `Text\n\n${list(8)}`)).toEqual([
    [3, 'The list has 8 items; at most 7 are allowed. Group them, or use a table.'],
  ]);
  expect(found('1.cs/index.md', list(7))).toEqual([]);
});

test('a line of HTML has at most 76 characters', () => {
  expect(found('1.cs/index.md', `\`\`\`html example\n<p>\n${'x'.repeat(77)}\n</p>\n\`\`\``)).toEqual([
    [3, 'The line of code has 77 characters; at most 76 are allowed. Break it.'],
  ]);
  expect(found('1.cs/index.md', `\`\`\`html example\n${'x'.repeat(76)}\n\`\`\``)).toEqual([]);
});

test('the opening example of a reference page has at most 15 lines', () => {
  const opening = (lines: number) => `\`\`\`html example\n${'<br>\n'.repeat(lines)}\`\`\`\n\n${words(500)}`;
  expect(found('1.cs/1.html/2.elements/b.md', opening(16))).toEqual([
    [1, 'The opening example has 16 lines; at most 15 are allowed. Show the smallest real use.'],
  ]);
  expect(found('1.cs/1.html/2.elements/b.md', opening(15))).toEqual([]);
});
