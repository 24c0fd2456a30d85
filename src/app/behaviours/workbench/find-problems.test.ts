import { expect, test } from 'vitest';
import { findFileProblems } from './find-problems.ts';

const noPages = async () => false;

test('problems of pages and style sheets are found in their files, with offsets', async () => {
  const files = [
    { name: 'index.html', text: '<p>One</p>\n</b>' },
    { name: 'style.css', text: 'p {}\nh1 {' },
    { name: 'script.js', text: 'if (' },
  ];
  const { problems, more } = await findFileProblems(files, noPages);
  expect(problems.map(({ file, line, column, start, end }) => ({ file, line, column, start, end }))).toEqual([
    { file: 'index.html', line: 2, column: 1, start: 11, end: 15 },
    { file: 'style.css', line: 2, column: null, start: 5, end: 9 },
  ]);
  expect(more).toBe('');
});

test('a problem links to the page that explains it, where the site has it', async () => {
  const files = [{ name: 'index.html', text: '</b>' }];
  const { problems } = await findFileProblems(files, async (path) => path.includes('how-a-browser'));
  expect(problems[0]?.page).toEqual({
    title: 'One element, two tags',
    href: '/cs/html/getting-started/how-a-browser-reads-html#step-1-one-element-two-tags',
  });
});

test('of too many problems the first are listed, and the others are counted', async () => {
  const files = [{ name: 'index.html', text: '</b>'.repeat(101) }];
  const { problems, more } = await findFileProblems(files, noPages);
  expect(problems.length).toBe(100);
  expect(more).toBe('And 1 more. The first 100 are listed and marked.');
});
