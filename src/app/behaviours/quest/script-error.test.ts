import { expect, test } from 'vitest';
import { answerDocument } from './answer-document.ts';
import { describeError, describeRejection } from './script-error.ts';

const files = [
  { name: 'index.html', text: '<p>\n<script src="script.js"></script>\n</p>' },
  { name: 'script.js', text: 'go()\nwhile (go()) {}' },
];
const script = /"(data:[^"]*)"/.exec(answerDocument(files))?.[1] ?? '';
const frame = 'https://site.example/_example/quest.html';

test.each([
  [
    'Uncaught ReferenceError: go is not defined',
    script,
    2,
    'script.js, line 2: Uncaught ReferenceError: go is not defined',
  ],
  [
    "Uncaught SyntaxError: Failed to execute 'write' on 'Document': Unexpected token ';'",
    ...[frame, 3, "index.html, line 3: Uncaught SyntaxError: Unexpected token ';'"],
  ],
  [
    "Uncaught SyntaxError: Failed to execute 'click' on 'HTMLElement': Unexpected end of input",
    ...[frame, 1, 'index.html: Uncaught SyntaxError: Unexpected end of input'],
  ],
  ['Uncaught TypeError: None', frame, 18, 'index.html: Uncaught TypeError: None'],
  ['Uncaught TypeError: None', '', 2, 'index.html, line 2: Uncaught TypeError: None'],
] as [string, string, number, string][])('%s', (message, filename, lineno, expected) => {
  expect(describeError(files, { message, filename, lineno })).toBe(expected);
});

test('an error in an attribute has no line', () => {
  const error = Object.assign(new Error(), {
    stack: `Error: A\n    at HTMLButtonElement.onclick (${frame}:1:9)`,
  });
  expect(describeError(files, { message: 'Uncaught Error: A', filename: frame, lineno: 1, error })).toBe(
    'index.html, in `onclick`: Uncaught Error: A',
  );
});

test.each([
  [`at go (${script}:2:1)`, 'script.js, line 2'],
  [`at ${script}:1:1`, 'script.js, line 1'],
  [`at async ${script}:1:1\n    at x`, 'script.js, line 1'],
  [`at ${frame}:3:1`, 'index.html, line 3'],
  ['', 'index.html'],
])('a promise that nobody waits for: %#', (stack, place) => {
  const reason = Object.assign(new TypeError('None'), { stack: `TypeError: None\n    ${stack}` });
  expect(describeRejection(files, reason)).toBe(`${place}: Uncaught (in promise) TypeError: None`);
});
