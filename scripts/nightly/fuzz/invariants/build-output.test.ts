import { expect, test } from 'vitest';
import { findOutputFaults } from './build-output.ts';

const end = { code: 0, output: '', isHung: false };

test.each([
  ['a site that was built', { ...end, output: '12 pages in 1 s\n' }],
  [
    'a refusal that names its file',
    { ...end, code: 1, output: 'content/a b/1.md:3 error: "date" is wrong.\n' },
  ],
  ['a refusal of a public file', { ...end, code: 1, output: 'public/_headers error: It is taken.\n' }],
  ['words that begin with "at"', { ...end, code: 1, output: 'content/a.md error: look\n  at the end\n' }],
])('nothing is wrong with %s', (_name, given) => {
  expect(findOutputFaults(given)).toEqual([]);
});

test.each([
  ['a hang', { ...end, code: null, isHung: true }, 'the build did not end'],
  ['another exit code', { ...end, code: 7, output: 'gone' }, 'the build ended with 7: gone'],
  ['a signal', { ...end, code: null, output: '' }, 'the build ended with null: '],
  [
    'a stack trace',
    { ...end, code: 1, output: 'content/a.md error: no\nTypeError: x\n    at f (/a/b.ts:1:2)\n' },
    'the build printed a stack trace: "content/a.md error: no\\nTypeError: x\\n    at f (/a/b.ts:1:2)"',
  ],
  [
    'a stack trace without names',
    { ...end, code: 1, output: 'content/a.md error: no\n    at file:///a/b.ts:1:2\n' },
    'the build printed a stack trace: "content/a.md error: no\\n    at file:///a/b.ts:1:2"',
  ],
  [
    'codes for a terminal',
    { ...end, code: 1, output: 'content/\x1b[31m.md error: no\n' },
    'the build printed control characters: "\\u001b"',
  ],
  [
    'a refusal without a file',
    { ...end, code: 1, output: 'It failed.\n' },
    'the refusal names no file: "It failed."',
  ],
])('%s is a fault', (_name, given, fault) => {
  expect(findOutputFaults(given)).toEqual([fault]);
});
