import { expect, test } from 'vitest';
import { compareStems, isPagePath, normalisePath, pathFromFile, stemFromFile } from './content-path.ts';

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
  ['README.md', '/'],
  ['guide/README.md', '/guide/readme'],
  ['1.指南/こ んに.md', '/指南/こ-んに'],
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

test.each(['/', '/a', '/a/b/', '/größe', '/a b/c.d', '/.well-known/x', '/..a/b..', '/...', '/{x}<y>:z'])(
  '%s may be the address of a page',
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each([
  '',
  'a',
  '//host.example/a',
  '/\\host.example',
  '/a//b',
  '/../a',
  '/a/../../b',
  '/a/..',
  '/./a',
  '/a/.',
  '/%2e%2e/a',
  '/.%2E/a',
  '/a\\..\\b',
  '/a?b',
  '/a#b',
  '/a\u0000b',
  '/a\nb',
])('%j may not', (path) => {
  expect(isPagePath(path)).toBe(false);
});

test('numbers are compared by value, the index comes first, a folder follows its own file', () => {
  const stems = ['10.a', '2.b', '2.b/z', 'b', 'index', '2.b/index', '1.cs/10.x', '1.cs/9.y', 'a'];
  expect(stems.toSorted(compareStems)).toEqual([
    'index',
    '1.cs/9.y',
    '1.cs/10.x',
    '2.b',
    '2.b/index',
    '2.b/z',
    '10.a',
    'a',
    'b',
  ]);
});
