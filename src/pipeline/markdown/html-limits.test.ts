import { expect, test } from 'vitest';
import { parseDocument } from '../documents/parse-document.ts';
import { formatProblem } from '../problem.ts';
import { findHtmlExcess } from './html-limits.ts';

async function problemsOf(text: string) {
  const site = { pathByFile: new Map([['a.md', '/a']]) };
  const input = { file: 'a.md', path: '/a', root: '/nowhere', publicDir: '/nowhere', site };
  const { problems } = await parseDocument({ ...input, text });
  return problems
    .filter(({ code }) => code !== 'code-without-colours')
    .map((problem) => formatProblem(problem, 'content'));
}

const example = (html: string) => `# A\n\n\`\`\`html example\n${html}\n\`\`\`\n`;
const deep = 'The HTML is nested more than 512 levels deep. Close what is open, or write it flatter.';
const flat =
  'Lists, quotations, blocks, marks or HTML are nested more than 50 levels deep. Close what is open, or write it flatter.';

test.each([
  ['<div>', 15_000],
  ['<label>', 8000],
  ['<template>', 5000],
  ['<svg>', 5000],
  ['<b>', 5000],
])('a live example of %s, %i deep, is refused with its line', async (tag, count) => {
  const html = `<p>One</p>\n${tag.repeat(500)}\n${tag.repeat(count - 500)}`;
  expect(await problemsOf(example(html))).toEqual([`content/a.md:6 error: ${deep}`]);
});

test.each(['<div>', '<label>', '<span>'])('a live example of %s, 500 deep, is read', async (tag) => {
  expect(await problemsOf(example(tag.repeat(500)))).toEqual([]);
});

test('a live example that is too long, or that the parser makes too large, is refused', async () => {
  expect(await problemsOf(example(`<p>${'x'.repeat(100_000)}</p>`))).toEqual([
    'content/a.md:4 error: The HTML is longer than 100,000 characters. Make it shorter.',
  ]);
  const formatting = Array.from({ length: 400 }, (_, at) => `<b a${at}>`).join('');
  expect(await problemsOf(example(`<p>${formatting}</p>${'<p>x</p>'.repeat(400)}`))).toEqual([
    'content/a.md:4 error: The HTML becomes more than 20,000 elements, counting those such as <b> that are opened again because they were not closed. Close each of them, or make it shorter.',
  ]);
});

test('the live examples of a page count together', async () => {
  const one = example('<br>'.repeat(7000));
  expect(await problemsOf(`${one}${one}`)).toEqual([]);
  expect(await problemsOf(`${one}${one}${one}`)).toEqual([
    expect.stringMatching(/^content\/a\.md:14 error: The HTML becomes more than 20,000 elements/),
  ]);
});

test('long attributes that are opened again count by their length', () => {
  const long = `<p><b title="${'x'.repeat(10_000)}"></p>`;
  expect(findHtmlExcess(`${long}${'<p>x</p>'.repeat(200)}`)?.code).toBe('html-too-large');
  expect(findHtmlExcess(`${long.replace('</p>', '</b></p>')}${'<p>x</p>'.repeat(200)}`)).toBe(null);
});

test.each(['<div>', '<span>', '<section>', '<svg>'])(
  'HTML in a page of %s, thousands deep, is refused with its line',
  async (tag) => {
    const text = `# A\n\nWords.\n\n<div>\n${tag.repeat(100)}\n${tag.repeat(15_000)}\n`;
    expect(await problemsOf(text)).toEqual([`content/a.md:7 error: ${flat}`]);
  },
);

test('HTML of a page that is too long is refused with its line', async () => {
  const block = `<p title="${'x'.repeat(300_000)}">Words</p>\n\n`;
  expect(await problemsOf(`# A\n\n${block}${block}`)).toEqual([
    'content/a.md:5 error: The HTML in the page is longer than 500,000 characters. Use Markdown, or split the page.',
  ]);
});
