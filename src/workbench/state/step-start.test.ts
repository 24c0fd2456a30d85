import { expect, test } from 'vitest';
import { startFiles } from './step-start.ts';

const tests = [
  { name: 'regex.test.js', text: "import { test } from 'node:test';\nimport { isMatch } from './regex.js';" },
];
const ours = [
  { name: 'parse.js', text: '1' },
  { name: 'regex.js', text: '2' },
];

test('a file that the tests import is there from the start, and empty; what else we have is not told', () => {
  expect(startFiles([], { tests, ours })).toEqual([{ name: 'regex.js', text: '' }]);
});

test('files that are there stay as they are, but for one that is a test of this step', () => {
  const own = { name: 'regex.js', text: 'mine' };
  expect(startFiles([own, { name: 'regex.test.js', text: '' }], { tests, ours })).toEqual([own]);
});
