import { expect, test } from 'vitest';
import { answerDocument, hasScripts } from './answer-document.ts';

const page = (text: string) => ({ name: 'index.html', text });

test('a page without other files stays as it was typed, faults and all', () => {
  const text =
    '<!DOCTYPE html>\n<p>One<b>two</p>\n<a href="style.css">a link</a> <img src="boat.svg" alt="">';
  expect(answerDocument([page(text)])).toBe(text);
});

test('a byte order mark before the doctype is dropped, as browsers do', () => {
  expect(answerDocument([page('\uFEFF<!doctype html>\n<p>One')])).toBe('<!doctype html>\n<p>One');
});

test('text files become addresses that hold them, where a tag loads them', () => {
  const files = [
    page(
      '<link rel="stylesheet" href="style.css"><script src=\'./script.js\' defer></script><track src=cues.vtt><a href="style.css">A</a>',
    ),
    { name: 'style.css', text: 'p{color:red}' },
    { name: 'script.js', text: 'go("#1")' },
    { name: 'cues.vtt', text: 'WEBVTT' },
  ];
  expect(answerDocument(files)).toBe(
    '<link rel="stylesheet" href="data:text/css;charset=utf-8,p%7Bcolor%3Ared%7D"><script src="data:text/javascript;charset=utf-8,go(%22%231%22)" defer></script><track src="data:text/vtt;charset=utf-8,WEBVTT"><a href="style.css">A</a>',
  );
});

test('a value with an angle bracket in it does not end a tag', () => {
  const files = [page('<script data-a="1>2" src="a.js"></script>'), { name: 'a.js', text: '1' }];
  expect(answerDocument(files)).toBe(
    '<script data-a="1>2" src="data:text/javascript;charset=utf-8,1"></script>',
  );
});

test('loops come to an end, in the page and in files, and data is left alone', () => {
  const files = [
    page(
      '<script>while (true) {}</script><script type="module">for (;;) {}</script><script type="application/json">"while (1)"</script><script src="a.js"></script>',
    ),
    { name: 'a.js', text: 'while (a) {}' },
  ];
  expect(answerDocument(files)).toBe(
    '<script>while (plinthLoopCheck(), true) {}</script><script type="module">for (; plinthLoopCheck();) {}</script><script type="application/json">"while (1)"</script><script src="data:text/javascript;charset=utf-8,while%20(plinthLoopCheck()%2C%20a)%20%7B%7D"></script>',
  );
});

test('the lines of scripts in the page are those of the page', () => {
  const text =
    '<p>\n</p>\n<script\n>go()\n</script><script>\ngo()</script><script type="application/json">1</script>';
  expect(answerDocument([page(text)])).toBe(
    '<p>\n</p>\n<script\n>\n\n\ngo()\n</script><script>\n\n\n\n\ngo()</script><script type="application/json">1</script>',
  );
});

test.each([
  ['<p>One</p>', false],
  ['<script></script>', true],
  ['<button onclick="go()">A</button>', true],
  ['<a href="javascript:go()">A</a>', true],
  ['<p>turn once=twice</p>', true],
])('whether something could run in %s', (text, expected) => {
  // Text that only looks like a handler costs a little time and nothing else.
  expect(hasScripts([page(text)])).toBe(expected);
});
