import { expect, test } from 'vitest';
import { splitFrontMatter } from './split-front-matter.ts';

test('YAML and Markdown are cut apart, and the Markdown keeps its line numbers', () => {
  expect(splitFrontMatter('---\ntitle: A\nicon: b\n---\nText\n')).toEqual({
    yaml: 'title: A\nicon: b\n',
    markdown: '\n\n\n\nText\n',
    isUnclosed: false,
  });
});

test.each([
  ['no front matter', 'Text\n'],
  ['an empty file', ''],
  ['dashes further down', 'Text\n\n---\n\ntitle: A\n\n---\n'],
  ['a space before the dashes', ' ---\ntitle: A\n---\n'],
  ['an empty line before the dashes', '\n---\ntitle: A\n---\n'],
  ['four dashes', '----\ntitle: A\n----\n'],
  ['dashes that are the whole file', '---'],
  ['a horizontal rule at the start', '---\n\nText\n'],
])('%s: all of it is Markdown', (_, text) => {
  expect(splitFrontMatter(text)).toEqual({ yaml: null, markdown: text, isUnclosed: false });
});

test.each([
  ['an empty block', '---\n---\nText', '', '\n\nText'],
  ['a block that ends the file', '---\ntitle: A\n---', 'title: A\n', '\n\n'],
  ['spaces after the dashes', '---  \ntitle: A\n--- \t\nText', 'title: A\n', '\n\n\nText'],
  ['dots for an end', '---\ntitle: A\n...\nText', 'title: A\n', '\n\n\nText'],
  ['a rule in the text below', '---\na: 1\n---\nX\n\n---\n\nY', 'a: 1\n', '\n\n\nX\n\n---\n\nY'],
  ['dashes inside a value', '---\na: |\n  ---\nb: x---\n---\nX', 'a: |\n  ---\nb: x---\n', '\n\n\n\n\nX'],
  ['a byte order mark', '\uFEFF---\ntitle: A\n---\nText', 'title: A\n', '\n\n\nText'],
])('%s', (_, text, yaml, markdown) => {
  expect(splitFrontMatter(text)).toEqual({ yaml, markdown, isUnclosed: false });
});

test('a byte order mark without front matter is dropped', () => {
  expect(splitFrontMatter('\uFEFF# Title')).toEqual({ yaml: null, markdown: '# Title', isUnclosed: false });
});

test('front matter without an end is told apart from a horizontal rule', () => {
  expect(splitFrontMatter('---\ntitle: A\n\nText\n').isUnclosed).toBe(true);
  expect(splitFrontMatter('---\nschema-org: A\n').isUnclosed).toBe(true);
  expect(splitFrontMatter('---\nText goes on\n').isUnclosed).toBe(false);
});
