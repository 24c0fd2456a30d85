import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkKeywords } from './keywords.ts';

const page = (file: string, ...keywords: string[]) =>
  checkedPage(file, `---\ntitle: A page\nkeywords: [${keywords.join(', ')}]\n---\n`);

test('pages may share a keyword when they say which comes later', () => {
  expect(
    checkKeywords([page('a.md', 'bold', 'fat'), page('b.md', 'bold (2)'), page('c.md', 'bold (3)')]),
  ).toEqual([]);
});

test('two pages may not claim the same place', () => {
  const problems = checkKeywords([
    page('a.md', 'bold', 'big (2)'),
    page('b.md', 'bold', 'big (2)', 'x', 'x'),
  ]);
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'b.md:3 The keyword "bold" is also used by a.md. Say which page ranks lower, as "bold (2)".',
    'b.md:3 The keyword "big (2)" is also used by a.md. Say which page ranks lower, as "big (3)".',
    'b.md:3 The keyword "x" is listed here twice.',
  ]);
});
