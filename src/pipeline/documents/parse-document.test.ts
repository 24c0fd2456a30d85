import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pathFromFile } from '#lib/address/content-path.ts';
import { documentTitle } from '#pages/page-source.ts';
import { pageFieldNames } from '#schema/page/page.ts';
import { readSource } from '../folder/read-source.ts';
import { hashBytes } from '../markdown/pictures.ts';
import { formatProblem } from '../problem.ts';
import { hashDocument, hashIncludes, parseDocument } from './parse-document.ts';

const root = mkdtempSync(join(tmpdir(), 'plinth-'));
afterAll(() => rmSync(root, { recursive: true }));

async function parse(text: string, file = '1.cs/2.my-page.md', path = pathFromFile(file)) {
  const { stored, problems } = await parseDocument({
    file,
    text,
    path,
    root,
    publicDir: join(root, 'public'),
    site: { pathByFile: new Map() },
  });
  return { ...stored, problems: problems.map((problem) => formatProblem(problem, 'content')) };
}

/** Writes the bytes to a file, then reads and parses it as a build does. */
async function parseBytes(bytes: string | Buffer) {
  const file = join(root, 'source.md');
  writeFileSync(file, bytes);
  const source = readSource(file);
  if (!source.ok) throw new Error(source.message);
  return parse(source.text);
}

const isEmpty =
  'content/1.cs/2.my-page.md:1 warning: The file is empty. Write the page, or remove the file: it is published like any other.';
const noTitle =
  'content/1.cs/2.my-page.md:1 warning: The page has no title, so its file name was used. Write "title: …" above it.';

test('a file with one paragraph has all 21 fields, with their defaults', async () => {
  const { page, problems } = await parse('Some *text*.\n');
  expect(page).toEqual({
    id: 'cs/1.cs/2.my-page.md',
    stem: '1.cs/2.my-page',
    extension: 'md',
    meta: {},
    path: '/cs/my-page',
    title: 'My Page',
    description: 'Some text.',
    seo: { title: 'My Page', description: 'Some text.' },
    body: { nodes: [['p', {}, 'Some ', ['em', {}, 'text'], '.']], toc: [], words: 2 },
    navigation: true,
    sitemap: null,
    robots: null,
    head: null,
    schemaOrg: null,
    ogImage: null,
    icon: null,
    showChildren: false,
    difficulty: null,
    authors: null,
    links: null,
    date: null,
  });
  expect(Object.keys(page).toSorted()).toEqual(pageFieldNames.toSorted());
  expect(problems).toEqual([noTitle]);
});

test.each([
  ['an empty file', ''],
  ['blank lines', '\n \n\t\n'],
  ['empty front matter', '---\n---\n'],
])('%s is a page without text', async (_, text) => {
  const { page, problems } = await parse(text);
  expect(page.title).toBe('My Page');
  expect(page.description).toBe('');
  expect(page.seo).toEqual({ title: 'My Page', description: '' });
  expect(page.body).toMatchObject({ toc: [], words: 0 });
  expect(problems).toEqual([isEmpty]);
});

test('every field of the front matter reaches the page; an unknown key goes to meta', async () => {
  const { page, problems } = await parse(`---
title: T
description: D
navigation: { title: N }
icon: i-lucide-book
showChildren: true
difficulty: expert
authors: [Ada]
links: [{ label: L, to: https://example.org }]
date: 2026-11-15T23:30:00-05:00
seo: { title: S, extra: 1 }
sitemap: false
robots: false
head: { meta: [] }
schemaOrg: { type: Article }
ogImage: { url: /a.png }
foo: 1
---
Text.
`);
  expect(page).toMatchObject({
    title: 'T',
    description: 'D',
    navigation: { title: 'N' },
    icon: 'i-lucide-book',
    showChildren: true,
    difficulty: 'expert',
    authors: [{ name: 'Ada' }],
    links: [{ label: 'L', to: 'https://example.org' }],
    date: '2026-11-16',
    seo: { title: 'S', description: 'D', extra: 1 },
    sitemap: false,
    robots: false,
    head: { meta: [] },
    schemaOrg: { type: 'Article' },
    ogImage: { url: '/a.png' },
    meta: { foo: 1 },
  });
  expect('foo' in page).toBe(false);
  expect(problems).toEqual([]);
});

test.each([
  ['---\ntitle: A\n---\n# B\n\nC', 'A'],
  ['# B *em* `code`\n\nC', 'B em code'],
  ['\n\n# B\n', 'B'],
  ['B\n=\n\nC', 'B'],
  ['Text first\n\n# B\n', 'My Page'],
  ['## B\n', 'My Page'],
])('the title of %o is %o', async (text, title) => {
  const { page } = await parse(text);
  expect(page.title).toBe(title);
  expect(page.seo.title).toBe(title);
});

test.each([
  ['getting-started.md', 'Getting Started'],
  ['1.cs/1.html/index.md', 'Html'],
  ['3.my_first page.md', 'MyFirst Page'],
  ['2.later.draft.md', 'Later'],
  ['index.md', ''],
])('without any title %o is called %o', async (file, title) => {
  expect((await parse('Text', file)).page.title).toBe(title);
});

test.each([
  ['# A\n\nFirst *one*\nof two.\n\nSecond.', 'First one of two.'],
  ['First.\n\n# A\n\nSecond.', 'First.'],
  ['---\ndescription: Mine.\n---\nFirst.', 'Mine.'],
  ['# A\n\n## B\n\nText.', ''],
  ['# A\n\n- list\n\nText.', ''],
  ['# A\n\n[Link](https://example.org) and `code`.', 'Link and code.'],
])('the description of %o is %o', async (text, description) => {
  const { page } = await parse(text);
  expect(page.description).toBe(description);
  expect(page.seo.description).toBe(description);
});

test.each([
  ['---\ntitle: T\nseo: { title: S }\n---\n', 'a.md', 'S'],
  ['---\ntitle: T\n---\n', 'a.md', 'T'],
  ['# H\n', 'a.md', 'H'],
  ['Text', '1.cs/1.html/1.getting-started/1.first-steps.md', 'First Steps'],
  ['---\ntitle: ""\n---\n', '1.cs/2.what-is-the-dom.md', 'What is the Dom'],
  ['---\ntitle: ""\n---\n', '1.cs/1.html/2.elements/a.md', 'A'],
  ['Text', 'index.md', 'Plinth'],
])('the browser calls %o in %s %o', async (text, file, title) => {
  expect(documentTitle((await parse(text, file)).page, 'Plinth')).toBe(title);
});

test('seo takes what it lacks from title and description', async () => {
  const only = async (seo: string) =>
    (await parse(`---\ntitle: T\ndescription: D\nseo: ${seo}\n---\n`)).page.seo;
  expect(await only('{}')).toEqual({ title: 'T', description: 'D' });
  expect(await only('{ title: S }')).toEqual({ title: 'S', description: 'D' });
  expect(await only('{ description: S }')).toEqual({ title: 'T', description: 'S' });
});

test('the h1 that opens a page leaves the body and is kept beside it', async () => {
  const { page, document } = await parse('# The *title*\n\nText.\n\n## Part\n');
  expect(page.body).toEqual({
    heading: { id: 'the-title', nodes: ['The ', ['em', {}, 'title']] },
    nodes: ['\n', ['p', {}, 'Text.'], '\n', ['h2', { id: 'part' }, 'Part']],
    toc: [{ id: 'part', text: 'Part', depth: 2 }],
    words: 2,
  });
  expect(JSON.parse(document.anchors)).toEqual(['the-title', 'part']);
});

test('a second h1 stays in the body and in the contents', async () => {
  const { page } = await parse('# One\n\n# Two\n');
  expect(page.body.toc).toEqual([{ id: 'two', text: 'Two', depth: 1 }]);
  expect(page.body.nodes).toEqual(['\n', ['h1', { id: 'two' }, 'Two']]);
});

test('the id starts with the collection of the path', async () => {
  expect((await parse('x', '1.cs/1.html/2.elements/a.md')).page.id).toBe(
    'htmlEls/1.cs/1.html/2.elements/a.md',
  );
  expect((await parse('x', 'about.md')).page.id).toBe('content/about.md');
  const moved = await parse('---\npath: /cs/html/elements/b\n---\n', 'b.md', '/cs/html/elements/b');
  expect(moved.page).toMatchObject({ id: 'htmlEls/b.md', path: '/cs/html/elements/b', stem: 'b' });
  expect(moved.document).toMatchObject({ collection: 'htmlEls', file: 'b.md', path: '/cs/html/elements/b' });
});

test('Windows line ends and a byte order mark change nothing', async () => {
  const unix = '---\ntitle: A\nfoo: 1\n---\n# B\n\nLine one\nline two.\n\n```js\nx\n```\n';
  const plain = await parseBytes(unix);
  expect(plain.page.title).toBe('A');
  expect(plain.page.meta).toEqual({ foo: 1 });
  const windows = await parseBytes(`\uFEFF${unix.replaceAll('\n', '\r\n')}`);
  expect(windows.page).toEqual(plain.page);
  expect(windows.problems).toEqual(plain.problems);
});

test('lines are counted from the top of the file, below the front matter and with Windows line ends', async () => {
  const text = '---\r\ntitle: A\r\n---\r\n\r\nText\r\n\r\n::nte\r\nX\r\n::\r\n';
  expect((await parseBytes(text)).problems).toEqual([
    'content/1.cs/2.my-page.md:7 warning: There is no block named "nte". Did you mean "note"?',
  ]);
});

test('front matter that is not closed', async () => {
  expect((await parse('---\ntitle: A\n\nText\n')).problems[0]).toMatchInlineSnapshot(
    `"content/1.cs/2.my-page.md:1 error: The front matter is not closed. Put a line of three dashes (---) below it."`,
  );
});

test('an unknown icon, navigation icon and layout are warnings with a line', async () => {
  const { page, problems } = await parse(
    '---\ntitle: A\nicon: i-lucide-bok\nnavigation: { icon: i-nope-x }\nlayout: wide\n---\n',
  );
  expect(page.meta).toEqual({ layout: 'wide' });
  expect(`\n${problems.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    content/1.cs/2.my-page.md:3 warning: There is no icon "i-lucide-bok". Did you mean "i-lucide-book"?
    content/1.cs/2.my-page.md:4 warning: The icon set "nope" is not installed, so its icons are left out. Add it with "npm install @iconify-json/nope".
    content/1.cs/2.my-page.md:5 warning: There is no layout "wide", so "default" is used. Layouts: blog, cs-html-acc, cs-html-attrs, cs-html-els, cs-html-gs, default, own, projects, quests.
    "
  `);
});

test('every layout is known', async () => {
  const { problems } = await parse('---\ntitle: A\nlayout: cs-html-els\n---\n');
  expect(problems).toEqual([]);
});

test('links of the front matter and of the text are noted for the check', async () => {
  const { document } = await parse(
    '---\ntitle: A\nlinks:\n  - { label: B, to: /b#c }\npopular: [/p]\nprinciples:\n  - { title: Q, link: { to: /q } }\n---\n[d](/d) [e](#e)\n',
  );
  expect(JSON.parse(document.links)).toEqual([
    { path: '/d', anchor: '', line: 9, written: '/d' },
    { path: '', anchor: 'e', line: 9, written: '#e' },
    { path: '/b', anchor: 'c', line: 3, written: '/b#c' },
    { path: '/p', anchor: '', line: 5, written: '/p' },
    { path: '/q', anchor: '', line: 6, written: '/q' },
  ]);
});

test('the hash depends on the text and on every file that is included', async () => {
  const include = join(root, 'part.js');
  writeFileSync(include, 'one');
  const includes = () => hashIncludes(root, join(root, 'public'), ['part.js']);
  const hash = () => hashDocument('text', includes());
  const first = hash();
  expect(hash()).toBe(first);
  expect(hashDocument('other', includes())).not.toBe(first);
  expect(hashDocument('text', [])).not.toBe(first);
  writeFileSync(include, 'two');
  const second = hash();
  expect(second).not.toBe(first);
  rmSync(include);
  expect([first, second]).not.toContain(hash());
});

test('the stored hash is that of the bytes that were read, so a file that changes meanwhile is noticed next time', async () => {
  const picture = join(root, 'dot.svg');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="9"/>';
  writeFileSync(picture, drawing);
  const text = '---\ntitle: A\n---\n\n![A dot](dot.svg)\n';
  const { document } = await parse(text, 'page.md');
  expect(JSON.parse(document.includes)).toEqual(['dot.svg']);
  expect(document.hash).toBe(hashDocument(text, [['dot.svg', hashBytes(Buffer.from(drawing))]]));
  writeFileSync(picture, drawing.replace('8', '7'));
  expect(document.hash).not.toBe(hashDocument(text, hashIncludes(root, join(root, 'public'), ['dot.svg'])));
});

test('problems are stored with the document, so that an unchanged file repeats its warnings', async () => {
  const { document } = await parse('Text');
  expect(JSON.parse(document.problems)).toEqual([
    {
      code: 'title-missing',
      severity: 'warning',
      file: '1.cs/2.my-page.md',
      line: 1,
      message: 'The page has no title, so its file name was used. Write "title: …" above it.',
    },
  ]);
});

test('the picture of a page is published and kept with its size; the page is made from it', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"/>';
  writeFileSync(join(root, 'picture.svg'), svg);
  const { page, document } = await parse('---\ntitle: A\npicture: ./picture.svg\n---\n', 'page.md');
  const src = `/_media/picture.${hashBytes(Buffer.from(svg)).slice(0, 10)}.svg`;
  expect(page.meta).toEqual({ picture: { src, alt: '', width: 320, height: 180 } });
  expect(document.includes).toBe('["picture.svg"]');
  expect(JSON.parse(document.pictures)).toEqual([{ file: 'picture.svg', url: src }]);
});

test.each([
  [
    './gone.svg',
    'The picture "./gone.svg" does not exist. Put the file into the folder of this page or correct the path.',
  ],
  [
    'https://example.com/a.svg',
    'The picture "https://example.com/a.svg" is on another site, from which pages load nothing. Put the file into the folder of this page.',
  ],
])('a picture that is not there is an error with the line that names it: %s', async (name, message) => {
  const { page, problems } = await parse(`---\ntitle: A\npicture: ${name}\n---\n`, 'page.md');
  expect(problems).toEqual([`content/page.md:3 error: ${message}`]);
  expect(page.meta).toEqual({});
});

test('a task names pages and languages in lists; on other pages these keys belong to the author', async () => {
  const text = '---\ntitle: A\nneeds: tables\ncovers: [<table>]\nlanguages: [Rust]\n---\n\nText.\n';
  const quest = await parse(text, '2.quests/01.a/index.md');
  expect(quest.problems).toMatchInlineSnapshot(`
    [
      "content/2.quests/01.a/index.md:5 error: "languages" must be a list of CSS or JavaScript, such as "languages: [JavaScript]".",
      "content/2.quests/01.a/index.md:3 error: "needs" must be a list of names, such as "needs: [tables]".",
    ]
  `);
  expect(JSON.parse(quest.document.links)).toEqual([
    { path: '', anchor: '', line: 4, written: '<table>', field: 'covers' },
  ]);
  const post = await parse(text, '5.blog/a.md');
  expect(post.problems).toEqual([]);
  expect(JSON.parse(post.document.links)).toEqual([]);
});
