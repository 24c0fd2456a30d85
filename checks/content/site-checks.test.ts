// Checks of the whole site: families, orphans, coverage, sizes, pictures.
import { expect, test } from 'vitest';
import type { Facts } from '#schema/facts.ts';
import { checkedPage } from './checked-page.ts';
import { checkCoverage, coverageTable } from './facts/coverage.ts';
import { checkFamilies } from './facts/families.ts';
import { checkOrphans } from './pages/orphans.ts';
import { checkPageSize } from './pages/page-size.ts';
import { checkPictures } from './pages/pictures.ts';
import type { RenderedPage } from './pipeline.ts';

const page = (file: string, yaml = '', text = '') =>
  checkedPage(file, `---\ntitle: T\n${yaml}\n---\n\n${text}`);
const rendered = (file: string, path: string, links: string[] = []): RenderedPage => ({
  file,
  path,
  body: { nodes: [], toc: [], words: 0 },
  bytes: 1000,
  links: links.map((to) => ({ path: to, anchor: '', line: null, written: to })),
});
const messagesIn = (problems: { file: string; message: string }[]) =>
  problems.map(({ file, message }) => `${file}: ${message}`);

test('the page of a family links every member', () => {
  const family = page('1.cs/1.html/2.elements/edit-elements.md', 'navigation: { group: edits }');
  const ins = page('1.cs/1.html/2.elements/ins.md', 'navigation: { group: edits }');
  const del = page('1.cs/1.html/2.elements/del.md', 'navigation: { group: edits }');
  const links = rendered(family.file, family.path, [ins.path]);
  expect(messagesIn(checkFamilies([family, ins, del], [links]))).toEqual([
    '1.cs/1.html/2.elements/edit-elements.md: The page of the family does not link to /cs/html/elements/del. Add it to the table, with a link.',
  ]);
  expect(checkFamilies([family, ins], [links])).toEqual([]);
});

test('an element belongs to a family that has a page', () => {
  expect(messagesIn(checkFamilies([page('1.cs/1.html/2.elements/ins.md')], []))).toEqual([
    '1.cs/1.html/2.elements/ins.md: The page names no family. Write "navigation: { group: … }" above it.',
  ]);
  expect(
    messagesIn(checkFamilies([page('1.cs/1.html/2.elements/ins.md', 'navigation: { group: edits }')], [])),
  ).toEqual(['1.cs/1.html/2.elements/ins.md: The family "edits" has no page. Write one with that group.']);
});

test('a page is at most four clicks from the start, by menus and links', () => {
  const pages = [page('index.md'), page('1.a/index.md'), page('1.a/b.md'), page('1.a/c/d/e/f.md')];
  expect(checkOrphans(pages, [])).toEqual([]);
});

test('a page that menus hide needs a link', () => {
  const hidden = page('hidden.md', 'navigation: false');
  expect(messagesIn(checkOrphans([page('index.md'), hidden], []))).toEqual([
    'hidden.md: No menu and no link leads here; at most 4 are allowed. Link to it from a page above.',
  ]);
  expect(checkOrphans([page('index.md'), hidden], [rendered('index.md', '/', ['/hidden'])])).toEqual([]);
});

test('five clicks are too many', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const pages = names.map((name) => page(`${name}.md`, 'navigation: false'));
  const chain = ['/', '/a', '/b', '/c', '/d'].map((path, index) =>
    rendered(`${index}.md`, path, [`/${names[index]}`]),
  );
  expect(messagesIn(checkOrphans([page('index.md'), ...pages], chain))).toEqual([
    'e.md: The page is 5 clicks from the start; at most 4 are allowed. Link to it from a page above.',
  ]);
});

test('every element has a page, every reference page names its entry, and the numbers hold', () => {
  const facts = { elements: { ins: {}, h1: {}, h2: {} } } as unknown as Facts;
  const right = page('1.cs/1.html/2.elements/ins.md', 'inventory: elements/ins');
  const headings = page('1.cs/1.html/2.elements/h1-h6.md', 'inventory: elements/h1-h6');
  expect(checkCoverage([right, headings], facts, { element: 2 })).toEqual([]);
  expect(messagesIn(checkCoverage([right], facts, { element: 2 }))).toEqual([
    ': The element "h1" has no page. Write one with "inventory: elements/h1-h6".',
    ': The element "h2" has no page. Write one with "inventory: elements/h1-h6".',
    'coverage.yaml: There are 1 pages of the kind "element", and the plan has 2. Add the missing ones, or change the number.',
  ]);
  const wrong = page('1.cs/1.html/3.attributes/alt.md', 'inventory: attributes/title');
  const family = page('1.cs/1.html/2.elements/edit-elements.md', 'inventory: elements/ins');
  expect(messagesIn(checkCoverage([wrong, family], facts, {}))).toEqual([
    '1.cs/1.html/3.attributes/alt.md: The page needs "inventory: attributes/alt".',
    '1.cs/1.html/2.elements/edit-elements.md: "inventory" belongs to pages about one element, attribute or role; this one needs a hyphen in its name or no "inventory".',
  ]);
});

test('the report counts pages, words, examples and questions of each kind', () => {
  const text = 'Two words.\n\n```html example\n<p>a</p>\n```\n';
  const table = coverageTable([page('5.blog/a.md', '', text), page('5.blog/b.md', '', text)], { post: 3 });
  expect(table.split('\n').filter((line) => /kind|post|all/.test(line))).toEqual([
    'kind        pages  words  examples  questions',
    'post       2 of 3      4         2          0',
    'all             2      4         2          0',
  ]);
});

test('a page has at most 100 kB of HTML', () => {
  const large = (path: string) => checkPageSize({ ...rendered('a.md', path), bytes: 60_000 });
  expect(messagesIn(large('/cs/a'))).toEqual([
    'a.md: The page will have about 101 kB of HTML; at most 100 are allowed. Shorten its code, or split it.',
  ]);
  expect(checkPageSize({ ...rendered('a.md', '/cs/a'), bytes: 59_000 })).toEqual([]);
  // The list beside a step is short.
  expect(large('/build-own/lisp/1-reader')).toEqual([]);
});

test('a picture is small and on some page', () => {
  const pages = [page('1.cs/x.md', '', '![A cat](./cat.png)\n\n<img src="../dog.png" alt="A dog">')];
  const pictures = [
    { file: '1.cs/cat.png', bytes: 150_000 },
    { file: 'dog.png', bytes: 150_001 },
    { file: 'hen.png', bytes: 1 },
  ];
  expect(messagesIn(checkPictures(pictures, pages))).toEqual([
    'dog.png: The picture has 150 kB; at most 150 are allowed. Make it smaller.',
    'hen.png: No page shows this picture. Use it, or remove the file.',
  ]);
});
