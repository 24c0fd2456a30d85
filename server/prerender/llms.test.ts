import { expect, test } from 'vitest';
import { llmsFullParts, llmsPages, llmsText } from './llms.ts';

const page = (path: string, title: string, description = '', robots: boolean | string | null = null) => ({
  path,
  title,
  description,
  robots,
});
const site = { name: 'A [small] site', siteUrl: 'https://small.example' };

test('llms.txt has the name, a summary, the areas in reading order, single pages, and the blog as optional', () => {
  const pages = [
    page('/', 'Home', 'What there is.'),
    page('/guide', 'The guide', 'Start here.'),
    page('/guide/a_b', '`a` and *b*', 'Two\nlines.'),
    page('/licences', 'Licences'),
    page('/blog', 'Blog'),
    page('/blog/first', 'First'),
    page('/loose/name', ''),
    page('/loose/größe', 'Größe'),
  ];
  expect(llmsText(site, pages)).toBe(`# A \\[small\\] site

> What there is.

Every page is there as Markdown, at its address plus \`.md\`. All of them in one file: [llms-full.txt](https://small.example/llms-full.txt).

## The guide

- [The guide](https://small.example/guide.md): Start here.
- [\\\`a\\\` and \\*b\\*](https://small.example/guide/a_b.md): Two lines.

## Loose

- [Name](https://small.example/loose/name.md)
- [Größe](https://small.example/loose/gr%C3%B6%C3%9Fe.md)

## Other pages

- [Home](https://small.example/index.md): What there is.
- [Licences](https://small.example/licences.md)

## Optional

- [Blog](https://small.example/blog.md)
- [First](https://small.example/blog/first.md)
`);
});

test('a site that does not know its address lists paths, and one without a home has no summary', () => {
  expect(llmsText({ name: 'Notes', siteUrl: null }, [page('/a', 'A')])).toBe(`# Notes

Every page is there as Markdown, at its address plus \`.md\`. All of them in one file: [llms-full.txt](/llms-full.txt).

## Other pages

- [A](/a.md)
`);
});

test('two areas of one name stay two', () => {
  const pages = [page('/a', 'Notes'), page('/a/x', 'X'), page('/b', 'Notes'), page('/b/y', 'Y')];
  expect(llmsText(site, pages).match(/^## .*$/gm)).toEqual(['## Notes', '## Notes']);
});

test('pages that search engines shall not list are left out, and the home page comes first', () => {
  const pages = [
    page('/a', 'A'),
    page('/b', 'B', '', false),
    page('/c', 'C', '', 'noindex, follow'),
    page('/', 'Home'),
    page('/d', 'D', '', true),
  ];
  expect(llmsPages(pages).map(({ path }) => path)).toEqual(['/', '/a', '/d']);
});

test('llms-full.txt holds one page after the other, with a line between', () => {
  expect([...llmsFullParts('Notes', ['# A\n\nText.\n', '# B\n'])].join('')).toBe(
    '# Notes\n\n---\n\n# A\n\nText.\n\n---\n\n# B\n',
  );
});

test('an area of more than 200 pages is cut into its parts, and single pages stay with its index', () => {
  const pages = [
    page('/cs', 'Subjects'),
    page('/cs/about', 'About'),
    page('/cs/10', 'Ten'),
    ...Array.from({ length: 100 }, (_, at) => page(`/cs/10/${at}`, `${at}`)),
    ...Array.from({ length: 100 }, (_, at) => page(`/cs/2/${at}`, `${at}`)),
  ];
  const sections = llmsText(site, pages).split(/^## /m).slice(1);
  expect(sections.map((section) => [section.split('\n')[0], section.match(/^- /gm)?.length])).toEqual([
    ['Subjects', 2],
    ['Ten', 101],
    ['2', 100],
  ]);
});
