import { expect, test } from 'vitest';
import { normalisePath, pathFromFile, stemFromFile } from './content-path.ts';

test.each([
  ['1.cs/1.html/index.md', '/cs/html'],
  ['index.md', '/'],
  ['1.cs/1.html/2.elements/10.a.md', '/cs/html/elements/a'],
  ['CSS & HTML.md', '/css-and-html'],
  ['What?.md', '/what'],
  ['naïve.md', '/naive'],
  ['1.2/changes.md', '/1.2/changes'],
  ['3.x/index.md', '/3.x'],
  ['2.later.draft.md', '/later'],
  ['1.guide/index.draft.md', '/guide'],
  ['01.what-is-html.md', '/what-is-html'],
])('the path of %o is %o', (file, path) => {
  expect(pathFromFile(file)).toBe(path);
});

test('the stem keeps number prefixes', () => {
  expect(stemFromFile('1.cs/1.html/2.elements/a.md')).toBe('1.cs/1.html/2.elements/a');
});

test.each([
  ['/', '/'],
  ['/cs/', '/cs'],
  ['/cs?x=1#y', '/cs'],
  ['/cs//', '/cs/'],
])('the normal form of %o is %o', (given, expected) => {
  expect(normalisePath(given)).toBe(expected);
});
