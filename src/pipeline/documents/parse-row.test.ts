import { expect, test } from 'vitest';
import { formatProblem } from '../problem.ts';
import { parseRow } from './parse-row.ts';

const settings = { root: '/nowhere', publicDir: '/nowhere', pathByFile: new Map([['a.md', '/a']]) };
const source = { file: 'a.md', name: 'a.md', path: '/a', text: '# A\n\nWords.\n' };

test.each([
  [
    'a stack that ends',
    `${'["p",{},'.repeat(50_000)}""${']'.repeat(50_000)}`,
    'Lists, quotations, blocks, marks or HTML are nested more than 50 levels deep. Close what is open, or write it flatter.',
  ],
  [
    'any other exception',
    '{',
    "The page could not be read: Expected property name or '}' in JSON at position 1 (line 1 column 2). This is a fault of the engine; please report it with the page. Taking out the last thing you changed may help until then.",
  ],
])('%s around a document is an error of that document', async (_, json, message) => {
  const previousBody = json === '{' ? json : `{"nodes":[${json}],"toc":[],"words":0}`;
  const { document, problems } = await parseRow({ ...source, previousBody }, settings);
  expect(document.path).toBe('/a');
  expect(problems.map((problem) => formatProblem(problem, 'content'))).toEqual([
    `content/a.md error: ${message}`,
  ]);
});
