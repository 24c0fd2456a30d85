import { expect, test } from 'vitest';
import { formatFindings, type SiteFinding } from './finding.ts';

const finding = (file: string, line: number | null, message = 'Wrong.'): SiteFinding => ({
  file,
  line,
  rule: 'links/missing',
  message,
});

test('a fault has its place, its rule and its words', () => {
  expect(
    formatFindings([finding('a/index.html', 3), finding('b.css', null, 'Other.')], 'dist/static'),
  ).toEqual(['dist/static/a/index.html:3 links/missing: Wrong.', 'dist/static/b.css links/missing: Other.']);
});

test('what is wrong in many files is told once, with the first three', () => {
  const files = ['a', 'b', 'c', 'd', 'e'].map((file) => finding(file, null));
  expect(formatFindings(files, 's')).toEqual(['s/a links/missing: Wrong. (also in b, c and 2 more)']);
  expect(formatFindings(files.slice(0, 2), 's')).toEqual(['s/a links/missing: Wrong. (also in b)']);
});
