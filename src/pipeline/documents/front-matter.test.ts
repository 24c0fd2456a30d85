import { expect, test } from 'vitest';
import { formatProblem } from '../problem.ts';
import { readFrontMatter, splitFrontMatter } from './front-matter.ts';

/** The problems of some YAML below the opening dashes of `a.md`. */
const problems = (yaml: string) =>
  `\n${readFrontMatter(yaml, 'a.md')
    .problems.map((problem) => formatProblem(problem, 'content'))
    .join('\n')}\n`;

test('every field, read', () => {
  const yaml = `title: A
description: B
path: /c
navigation: { title: D }
icon: i-lucide-x
showChildren: true
difficulty: expert
authors: [{ name: Ada }]
links: [{ label: E, to: /e }]
date: 2026-11-15
seo: { title: F }
sitemap: { priority: 1 }
robots: noindex
head: { meta: [] }
schemaOrg: { type: Article }
ogImage: { url: /g.png }
`;
  const { fields, meta, problems } = readFrontMatter(yaml, 'a.md');
  expect(problems).toEqual([]);
  expect(meta).toEqual({});
  expect(fields).toEqual({
    title: 'A',
    description: 'B',
    path: '/c',
    navigation: { title: 'D' },
    icon: 'i-lucide-x',
    showChildren: true,
    difficulty: 'expert',
    authors: [{ name: 'Ada' }],
    links: [{ label: 'E', to: '/e' }],
    date: '2026-11-15',
    seo: { title: 'F' },
    sitemap: { priority: 1 },
    robots: 'noindex',
    head: { meta: [] },
    schemaOrg: { type: 'Article' },
    ogImage: { url: '/g.png' },
  });
});

test.each(['', '\n', '# only a comment\n', '~', 'null'])('%o is empty front matter', (yaml) => {
  const { fields, meta, problems } = readFrontMatter(yaml, 'a.md');
  expect({ fields, meta, problems }).toEqual({ fields: {}, meta: {}, problems: [] });
});

test('a key without a value counts as not written', () => {
  expect(readFrontMatter('title:\ndate: ~\nicon: null', 'a.md').fields).toEqual({});
  expect(problems('title:\ndate:\n')).toBe('\n\n');
});

test('keys that are no page fields land in meta, as they are', () => {
  const result = readFrontMatter('foo: 1\nlayout: blog\nminutes: 12\nnested: { a: [true, null] }', 'a.md');
  expect(result.meta).toEqual({ foo: 1, layout: 'blog', minutes: 12, nested: { a: [true, null] } });
  expect(result.fields).toEqual({});
  expect(result.problems).toEqual([]);
});

test('the line of a key is known, also in the middle of a file', () => {
  const result = readFrontMatter('title: A\n\n# note\nicon: x\nfoo: 1', 'a.md');
  expect(['title', 'icon', 'foo', 'date'].map((key) => result.lineOf(key))).toEqual([2, 5, 6, null]);
  expect(readFrontMatter('title: A', 'a.md', 10).lineOf('title')).toBe(10);
});

test('a key that looks misspelt is kept in meta, with a warning', () => {
  expect(readFrontMatter('titel: A', 'a.md').meta).toEqual({ titel: 'A' });
  expect(
    problems('titel: A\nDescription: B\nauthor: Ada\nshowchildren: true\ndat: 1\ntags: []\nkind: x'),
  ).toMatchInlineSnapshot(`
      "
      content/a.md:2 warning: "titel" is not a page field. Did you mean "title"?
      content/a.md:3 warning: "Description" is not a page field. Did you mean "description"?
      content/a.md:4 warning: "author" is not a page field. Did you mean "authors"?
      content/a.md:5 warning: "showchildren" is not a page field. Did you mean "showChildren"?
      content/a.md:6 warning: "dat" is not a page field. Did you mean "date"?
      "
    `);
});

test('text fields', () => {
  expect(problems('title: 404\ndescription: [a]\npath: 3\nicon: true\ndifficulty: 1')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "title" must be text. Put it in quotes: "404".
    content/a.md:3 error: "description" must be text.
    content/a.md:4 error: "path" must be text. Put it in quotes: "3".
    content/a.md:5 error: "icon" must be text. Put it in quotes: "true".
    content/a.md:6 error: "difficulty" must be text. Put it in quotes: "1".
    "
  `);
});

test('path', () => {
  expect(problems('title: A\npath: cs/html')).toMatchInlineSnapshot(`
    "
    content/a.md:3 error: "path" must start with a slash, such as /cs/html/elements/a.
    "
  `);
});

test('navigation', () => {
  expect(problems('navigation: maybe')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "navigation" must be false, or a group with "title", "description" or "icon".
    "
  `);
  expect(problems('navigation: 3')).toBe(problems('navigation: maybe'));
  expect(problems('navigation:\n  title: 3')).toBe(problems('navigation: maybe'));
  expect(problems('navigation: [a]')).toBe(problems('navigation: maybe'));
});

test('showChildren', () => {
  expect(problems('\nshowChildren: yes')).toMatchInlineSnapshot(`
    "
    content/a.md:3 error: "showChildren" must be true or false.
    "
  `);
});

test('difficulty: another word is a warning, and is kept', () => {
  expect(problems('difficulty: easy')).toMatchInlineSnapshot(`
    "
    content/a.md:2 warning: "difficulty" must be beginner, intermediate, advanced or expert (got "easy").
    "
  `);
  expect(readFrontMatter('difficulty: easy', 'a.md').fields.difficulty).toBe('easy');
});

test('authors', () => {
  expect(problems('authors: Ada')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "authors" must be a list; start each entry with "- name:".
    "
  `);
  expect(problems('title: A\nauthors:\n  - to: /ada\n  - name: ""')).toMatchInlineSnapshot(`
    "
    content/a.md:3 error: "authors" must be a list of people, each with a "name" and, if you like, a "to" and an "avatar".
    "
  `);
  const bad = problems('authors:\n  - to: /ada');
  expect(problems('authors: [3]')).toBe(bad);
  expect(problems('authors: [""]')).toBe(bad);
  expect(problems('authors:\n  - name: ""')).toBe(bad);
  expect(problems('authors:\n  - name: A\n    avatar: a.png')).toBe(bad);
});

test('links', () => {
  expect(problems('links: /a')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "links" must be a list; start each entry with "- label:".
    "
  `);
  expect(problems('title: A\nlinks:\n  - label: A\n  - to: /b')).toMatchInlineSnapshot(`
    "
    content/a.md:3 error: "links" must be a list of entries, each with a "label" and a "to".
    "
  `);
  const bad = problems('links:\n  - label: A');
  expect(problems('links: [/a]')).toBe(bad);
  expect(problems('links:\n  - label: ""\n    to: ""')).toBe(bad);
  expect(problems('links:\n  - label: A\n    to: 3')).toBe(bad);
  expect(problems('links:\n  - { label: A, to: /a, icon: 3, target: 3 }')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "links.icon" must be text. Put it in quotes: "3".
    content/a.md:2 error: "links.target" must be text. Put it in quotes: "3".
    "
  `);
});

test('date', () => {
  expect(problems('date: yesterday')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "date" must be a date such as 2026-11-15 (got "yesterday").
    "
  `);
  expect(problems('date: 2026-02-31')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "date" must be a date such as 2026-11-15 (got "2026-02-31").
    "
  `);
  expect(problems('date: 20261115')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "date" must be a date such as 2026-11-15.
    "
  `);
  expect(problems('date: [2026]')).toBe(problems('date: 20261115'));
});

test.each([
  ['2026-11-15', '2026-11-15'],
  ['"2026-11-15"', '2026-11-15'],
  ['2026-11-15T23:30:00-05:00', '2026-11-16'],
  ['!!timestamp 2026-11-15', '2026-11-15'],
])('the date %s is read as %s', (written, day) => {
  expect(readFrontMatter(`date: ${written}`, 'a.md').fields.date).toBe(day);
});

test('seo', () => {
  expect(problems('seo: A')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "seo" must be a group with "title" and "description".
    "
  `);
  expect(problems('seo:\n  title: 3\n  description: []')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "seo.title" must be text. Put it in quotes: "3".
    content/a.md:2 error: "seo.description" must be text.
    "
  `);
});

test('sitemap', () => {
  expect(problems('sitemap: true')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "sitemap" must be false, or a group with "priority", "changefreq" or "lastmod".
    "
  `);
  expect(problems('sitemap: daily')).toBe(problems('sitemap: true'));
  expect(problems('title: A\nsitemap:\n  changefreq: often')).toMatchInlineSnapshot(`
    "
    content/a.md:3 error: "sitemap.changefreq" must be always, hourly, daily, weekly, monthly, yearly or never.
    "
  `);
  expect(problems('sitemap:\n  priority: 3')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "sitemap.priority" must be a number from 0 to 1.
    "
  `);
  expect(problems('sitemap:\n  priority: high')).toBe(problems('sitemap:\n  priority: 3'));
  expect(problems('sitemap:\n  priority: -0.1')).toBe(problems('sitemap:\n  priority: 3'));
  expect(problems('sitemap:\n  lastmod: someday')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "sitemap.lastmod" must be a date such as 2026-11-15.
    "
  `);
  expect(problems('sitemap:\n  lastmod: 3')).toBe(problems('sitemap:\n  lastmod: someday'));
  expect(problems('sitemap:\n  loc: 3')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "sitemap.loc" must be text. Put it in quotes: "3".
    "
  `);
});

test('robots, head, schemaOrg and ogImage', () => {
  expect(problems('robots: 3\nhead: x\nschemaOrg: x\nogImage: false')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: "robots" must be true, false, text such as "noindex", or a group of such words.
    content/a.md:3 error: "head" must be a group with "title", "meta", "link" or "script".
    content/a.md:4 error: "schemaOrg" must be a group with a "type", or a list of such groups.
    content/a.md:5 error: "ogImage" must be a group with "url", "component" or "props".
    "
  `);
  expect(problems('robots: [a]\nhead: []\nschemaOrg: [x]\nogImage: x')).toBe(
    problems('robots: 3\nhead: x\nschemaOrg: x\nogImage: false'),
  );
});

test('all mistakes of a file are reported at once', () => {
  expect(problems('titel: A\nshowChildren: 3\ndate: soon\nicon: 1')).toMatchInlineSnapshot(`
    "
    content/a.md:2 warning: "titel" is not a page field. Did you mean "title"?
    content/a.md:5 error: "icon" must be text. Put it in quotes: "1".
    content/a.md:3 error: "showChildren" must be true or false.
    content/a.md:4 error: "date" must be a date such as 2026-11-15 (got "soon").
    "
  `);
});

test('a colon in a value', () => {
  expect(problems('icon: x\ntitle: HTML: the basics')).toMatchInlineSnapshot(`
    "
    content/a.md:3 error: The front matter is not valid YAML: a value holds a second colon, or a line is indented too far. A value with a colon in it needs quotes: title: "HTML: the basics".
    "
  `);
});

test('a key that is written twice', () => {
  expect(problems('title: A\nicon: x\ntitle: B')).toMatchInlineSnapshot(`
    "
    content/a.md:4 error: The front matter is not valid YAML: a key is written twice. Keep one of the two lines.
    "
  `);
});

test('other broken YAML', () => {
  expect(problems('title: "A')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: The front matter is not valid YAML: a quotation mark is opened here or above and not closed. Close it, or leave it out.
    "
  `);
  expect(problems('title: A\n\ticon: x')).toMatchInlineSnapshot(`
    "
    content/a.md:3 error: The front matter is not valid YAML: a line is indented with a tab. Use spaces.
    "
  `);
  expect(problems('title: @home')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: The front matter is not valid YAML: a value cannot start with @. Put it in quotes.
    "
  `);
  expect(problems('title: A\nfoo: { a: 1\n')).toMatchInlineSnapshot(`
    "
    content/a.md:4 error: The front matter is not valid YAML: a bracket is opened but not closed. Close it, or put the value in quotes.
    "
  `);
  expect(problems('title: A\nfoo: *nope')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: The front matter is not valid YAML: a value cannot start with *. Put it in quotes.
    "
  `);
});

test('YAML that is not a list of keys', () => {
  expect(problems('- a\n- b')).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: The front matter must be a list of "key: value" lines.
    "
  `);
  expect(problems('just text')).toBe(problems('- a\n- b'));
  expect(problems('3')).toBe(problems('- a\n- b'));
});

test('aliases that multiply without end are refused', () => {
  const bomb = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
  for (let i = 1; i < 9; i++) bomb.push(`a${i}: &a${i} [${`*a${i - 1}, `.repeat(10)}]`);
  expect(problems(bomb.join('\n'))).toMatchInlineSnapshot(`
    "
    content/a.md:2 error: The front matter is not valid YAML: its aliases multiply without end. Write the values out.
    "
  `);
});

test('a key that JavaScript treats specially does no harm', () => {
  const result = readFrontMatter('__proto__: { title: A }\nconstructor: 1\ntoString: x', 'a.md');
  expect(result.fields).toEqual({});
  expect(({} as Record<string, unknown>).title).toBeUndefined();
});

test('after broken YAML nothing is read from it', () => {
  const { fields, meta } = readFrontMatter('title: A\nfoo: 1\nicon: "', 'a.md');
  expect({ fields, meta }).toEqual({ fields: {}, meta: {} });
});

test('YAML and Markdown are cut apart, and the Markdown keeps its line numbers', () => {
  expect(splitFrontMatter('---\ntitle: A\nicon: b\n---\nText\n')).toEqual({
    yaml: 'title: A\nicon: b\n',
    markdown: '\n\n\n\nText\n',
    isUnclosed: false,
  });
});

test.each([
  ['no front matter', 'Text\n'],
  ['an empty file', ''],
  ['dashes further down', 'Text\n\n---\n\ntitle: A\n\n---\n'],
  ['a space before the dashes', ' ---\ntitle: A\n---\n'],
  ['an empty line before the dashes', '\n---\ntitle: A\n---\n'],
  ['four dashes', '----\ntitle: A\n----\n'],
  ['dashes that are the whole file', '---'],
  ['a horizontal rule at the start', '---\n\nText\n'],
])('%s: all of it is Markdown', (_, text) => {
  expect(splitFrontMatter(text)).toEqual({ yaml: null, markdown: text, isUnclosed: false });
});

test.each([
  ['an empty block', '---\n---\nText', '', '\n\nText'],
  ['a block that ends the file', '---\ntitle: A\n---', 'title: A\n', '\n\n'],
  ['spaces after the dashes', '---  \ntitle: A\n--- \t\nText', 'title: A\n', '\n\n\nText'],
  ['dots for an end', '---\ntitle: A\n...\nText', 'title: A\n', '\n\n\nText'],
  ['a rule in the text below', '---\na: 1\n---\nX\n\n---\n\nY', 'a: 1\n', '\n\n\nX\n\n---\n\nY'],
  ['dashes inside a value', '---\na: |\n  ---\nb: x---\n---\nX', 'a: |\n  ---\nb: x---\n', '\n\n\n\n\nX'],
  ['a byte order mark', '\uFEFF---\ntitle: A\n---\nText', 'title: A\n', '\n\n\nText'],
])('%s', (_, text, yaml, markdown) => {
  expect(splitFrontMatter(text)).toEqual({ yaml, markdown, isUnclosed: false });
});

test('a byte order mark without front matter is dropped', () => {
  expect(splitFrontMatter('\uFEFF# Title')).toEqual({ yaml: null, markdown: '# Title', isUnclosed: false });
});

test('front matter without an end is distinguished from a horizontal rule', () => {
  expect(splitFrontMatter('---\ntitle: A\n\nText\n').isUnclosed).toBe(true);
  expect(splitFrontMatter('---\nschema-org: A\n').isUnclosed).toBe(true);
  expect(splitFrontMatter('---\nText goes on\n').isUnclosed).toBe(false);
});

test('a key with more dots than groups can be nested is only a key', () => {
  const key = (dots: number) => `a${'.a'.repeat(dots)}`;
  expect(readFrontMatter(`${key(2)}: 1\n`, 'a.md').meta).toEqual({ a: { a: { a: 1 } } });
  expect(readFrontMatter(`${key(400)}: 1\n`, 'a.md').meta).toEqual({ [key(400)]: 1 });
});

test('of many misspelt fields the first twenty are listed', () => {
  const keys = Array.from({ length: 500 }, (_, at) => `titl${String.fromCodePoint(0x4e00 + at)}: 1\n`);
  const list = readFrontMatter(keys.join(''), 'a.md').problems;
  expect(list).toHaveLength(21);
  expect(list.at(-1)?.message).toBe('480 more of this kind are not listed.');
});
