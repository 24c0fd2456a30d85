import { expect, test } from 'vitest';
import { checkedPage } from '../checked-page.ts';
import { checkNetwork } from '../network.ts';
import { exampleDocument } from './example-document.ts';
import { examplesOf, pageLine } from './examples.ts';
import { checkUnclaimedCode } from './unclaimed-code.ts';

const inBlock = `---
title: A
---

\`\`\`html example scripts
<p>One</p>
\`\`\`

::wrong-right
#wrong
\`\`\`html bad="wcag/h37 image-alt"
<img src="a.png">
\`\`\`
#right
\`\`\`html fragment
<p>Two</p>
\`\`\`
::

\`\`\`js
none()
\`\`\`
`;

test('HTML fences are found with their line and intent, inside blocks too', () => {
  const examples = examplesOf([checkedPage('a.md', inBlock)]);
  expect(examples.map(({ fence, intent }) => [fence.line, intent])).toEqual([
    [5, { kind: 'example', runsScripts: true }],
    [11, { kind: 'bad', rules: ['wcag/h37', 'image-alt'] }],
    [15, { kind: 'fragment' }],
  ]);
});

test('a line of the document is a line of the page; what lies outside the code counts to its edge', () => {
  const [example] = examplesOf([checkedPage('a.md', '```html example\n<p>1</p>\n<p>2</p>\n```')]);
  if (!example) throw new Error('no example');
  expect([1, 2, 3, 4].map((line) => pageLine(example, line))).toEqual([2, 2, 3, 3]);
});

test('a whole document stays as it is', () => {
  const code = '<!-- first -->\n<!doctype html>\n<html lang="en"></html>';
  expect(exampleDocument(code)).toEqual({ html: code, linesAbove: 0, isWhole: true });
});

test('a piece of a body goes into main, unless it has one', () => {
  const head =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Example</title></head><body>';
  expect(exampleDocument('<p>a</p>').html).toBe(`${head}<main>\n<p>a</p>\n</main></body></html>\n`);
  expect(exampleDocument('<main>a</main>').html).toBe(`${head}\n<main>a</main>\n</body></html>\n`);
});

test('elements of the head go into the head, and bring their own title', () => {
  expect(exampleDocument('<title>T</title>\n<meta charset="utf-8">').html).toBe(
    '<!doctype html><html lang="en"><head>\n<title>T</title>\n<meta charset="utf-8">\n</head><body></body></html>\n',
  );
});

test('styles that come first go into the head, and the lines stay', () => {
  expect(exampleDocument('<style>p { color: red }</style>\n<p>a</p>').html).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Example</title>\n<style>p { color: red }</style>\n</head><body><main><p>a</p>\n</main></body></html>\n',
  );
});

test('a head or a body of its own needs only the rest', () => {
  expect(exampleDocument('<head><title>T</title></head>').html).toBe(
    '<!doctype html><html lang="en">\n<head><title>T</title></head>\n<body></body></html>\n',
  );
  expect(exampleDocument('<body>a</body>').html).toBe(
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Example</title></head>\n<body>a</body>\n</html>\n',
  );
});

test('HTML in the reference says what it is; elsewhere it need not', () => {
  const code = 'Text\n\n```html\n<p>a</p>\n```';
  expect(checkUnclaimedCode(checkedPage('1.cs/x.md', code))).toEqual([
    {
      code: 'check-unclaimed-code',
      severity: 'error',
      file: '1.cs/x.md',
      line: 3,
      message: 'The HTML does not say what it is. Add example, fragment or bad="rule".',
    },
  ]);
  expect(checkUnclaimedCode(checkedPage('5.blog/x.md', code))).toEqual([]);
});

test('a live example fetches nothing and gives pictures their size; a fragment may do as it likes', () => {
  const code =
    '<p>a</p>\n<img src="https://example.com/a.png" alt="A"\n  width="1" height="1">\n<img src="b.png" alt="B">';
  const found = (intent: string) =>
    checkNetwork(examplesOf([checkedPage('a.md', `\`\`\`html ${intent}\n${code}\n\`\`\``)])).map(
      ({ line, message }) => [line, message],
    );
  expect(found('example')).toEqual([
    [3, 'The example fetches something from the network. Use a relative address, such as "cat.jpg".'],
    [5, 'The picture has no width and height. Give both: nothing moves when it loads.'],
  ]);
  expect(found('fragment')).toEqual([]);
});
