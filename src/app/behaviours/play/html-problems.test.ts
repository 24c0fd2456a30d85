import { describe, expect, test } from 'vitest';
import { findProblems } from './html-problems.ts';

const told = (source: string) =>
  findProblems(source).map(({ line, column, title }) => `${line}:${column} ${title}`);

const slips = `<main>
  <img class="pot" src="teapot.svg"
    alt="A round teapot" class="round">
  <button id="more" type="button">
    One more cup</buton>
  <p role="status"></p>
</main>`;

test('each slip is told once, where it is', () => {
  expect(told(slips)).toEqual(['3:26 `class` stands on this tag twice.', '5:17 `</buton>` closes nothing.']);
});

test('says what follows from it, and where it begins and ends', () => {
  const [, endTag] = findProblems(slips);
  expect(endTag?.consequence).toBe(
    'The browser passes over it, and the element it was meant for stays open.',
  );
  expect(slips.slice(endTag?.start, endTag?.end)).toBe('</buton>');
});

test.each([
  ['a piece of a page', '<p>One<p>Two<ul><li>a<li>b</ul><br><img src="a.png" alt="">'],
  ['a whole page', '<!doctype html>\n<html lang="en"><head><title>a</title><body><p>b</html>'],
  ['a table', '<table><caption>a</caption><tr><th>b<td>c</table>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><path d="M0 0"/><circle r="1" /></svg>'],
  [
    'tags in text that is none',
    '<!-- </p> --><script>"</div>"</script><textarea></b></textarea><p title="</i>"></p>',
  ],
  ['a template', '<template><li>a</li></template>'],
  ['nothing', ''],
])('%s has no problems', (_, source) => {
  expect(told(source)).toEqual([]);
});

describe('tags that do not fit together', () => {
  test.each([
    ['<div><p>a</p>', ['1:1 `<div>` is never closed.']],
    ['<section><h2>a</h3></section>', ['1:15 `</h3>` closes a heading of another level.']],
    ['<b><i>a</b></i>', ['1:12 `</i>` comes after the end of the element that `<i>` was opened in.']],
    ['<p>a</p></p>', ['1:9 `</p>` closes nothing.']],
    ['<div/>a', ['1:1 `/>` does not close this element.']],
    ['<template><b></template>', ['1:11 `<b>` is never closed.']],
  ])('%s', (source, expected) => {
    expect(told(source).sort()).toEqual(expected);
  });
});

test.each([
  ['<p>a & b &copy c</p>', '1:10 `&copy` has no semicolon.'],
  ['<p>&nosuch;</p>', '1:4 `&nosuch;` is no character that HTML knows.'],
  ['<!-- a', '1:7 A comment is never closed.'],
  ['<p class="a"id="b"></p>', '1:13 Two attributes touch each other.'],
  ['a <1', '1:4 After `<` comes something that cannot begin a name.'],
  ['<html><p>a</p></html>', '1:1 The page does not begin with `<!doctype html>`.'],
  ['<p\u0000></p>', '1:3 The browser had to guess here: unexpected null character.'],
])('%s', (source, expected) => {
  expect(told(source)).toContain(expected);
});
