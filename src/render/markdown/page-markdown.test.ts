import { expect, test } from 'vitest';
import type { BodyNode } from '#schema/page/body.ts';
import type { PageData } from '#schema/page/page-data.ts';
import { pageMarkdown } from './page-markdown.ts';

const plain: PageData = {
  route: 'page',
  layout: 'default',
  path: '/a',
  title: 'A',
  documentTitle: 'A',
  description: '',
  lead: '',
  heading: null,
  html: '',
  contents: [],
  crumbs: [],
  previous: null,
  next: null,
  children: [],
  section: null,
  directory: null,
  landing: null,
  file: null,
  editUrl: null,
  icon: null,
  difficulty: null,
  authors: null,
  links: null,
  date: null,
  minutes: 0,
  words: 0,
};
const bodyOf = (...nodes: BodyNode[]) => ({ nodes, toc: [], words: 0 });
const siteUrl = 'https://plinth.example';

test('a page of the reference: its name as code, its facts, its text, further reading', () => {
  const page: PageData = {
    ...plain,
    layout: 'cs-html-els',
    path: '/cs/html/elements/abbr',
    title: 'abbr',
    lead: 'Short forms.',
    crumbs: [{ title: 'Elements', path: '/cs/html/elements' }],
    baseline: { status: 'widely', year: 2015 },
    difficulty: 'beginner',
    authors: [{ name: 'Ada', to: '/ada' }, { name: 'Bo' }],
    date: '2026-11-15',
    contents: [{ id: 'related', text: 'Related', depth: 2 }],
    links: [{ label: 'Standard', to: 'https://html.spec.whatwg.org/' }],
  };
  expect(pageMarkdown({ page, body: bodyOf(['p', {}, 'Text.']), siteUrl })).toBe(`# \`<abbr>\`

Short forms.

- Support: Widely available · Baseline 2015
- Difficulty: Beginner
- By: [Ada](https://plinth.example/ada), Bo
- Reviewed: 15 November 2026
- Source: <https://plinth.example/cs/html/elements/abbr>

Text.

## Read more

- [Standard](https://html.spec.whatwg.org/)
`);
});

test('without an address of its own the site is linked from its root; a post says when it came out', () => {
  const page: PageData = { ...plain, layout: 'blog', path: '/blog/größe', date: '2026-05-01' };
  const body = {
    ...bodyOf(['p', {}, ['a', { href: '#x' }, 'x']]),
    heading: { id: 'h', nodes: ['Own ', ['em', {}, 'title']] as BodyNode[] },
  };
  expect(pageMarkdown({ page, body, siteUrl: null })).toBe(`# Own _title_

- Published: 1 May 2026
- Source: [/blog/gr%C3%B6%C3%9Fe](/blog/gr%C3%B6%C3%9Fe)

[x](/blog/gr%C3%B6%C3%9Fe#x)
`);
});

test.each<[string, Partial<PageData>, string]>([
  [
    'children',
    { children: [{ title: 'B', path: '/a/b', description: 'About b.' }] },
    '- [B](https://plinth.example/a/b): About b.',
  ],
  [
    'a directory, by family',
    {
      directory: {
        counts: '',
        noun: 'elements',
        letters: [{ letter: 'B', names: [{ title: 'b', path: '/a/b' }] }],
        families: [
          { title: 'Text', path: '/a/text', pages: [{ title: 'b', path: '/a/b', description: 'Bold.' }] },
          { title: 'Rest', path: null, pages: [] },
        ],
      },
    },
    '### [Text](https://plinth.example/a/text)\n\n- [b](https://plinth.example/a/b): Bold.\n\n### Rest',
  ],
  [
    'the areas of the home page, with names only',
    {
      landing: {
        kind: 'home',
        start: null,
        beginnings: [],
        promises: [],
        principles: [],
        areas: [
          {
            ...{
              title: 'Quests',
              path: '/quests',
              description: 'Mend it.',
              icon: null,
              counts: '',
              more: '',
            },
            entries: [
              {
                ...{ title: 'Q', path: '/quests/q', description: 'Long.', icon: null, difficulty: null },
                ...{ skill: null, effort: null, date: null, authors: [] },
              },
            ],
          },
        ],
      },
    },
    '### [Quests](https://plinth.example/quests)\n\nMend it.\n\n- [Q](https://plinth.example/quests/q)',
  ],
])('pages that are shown stand at the end: %s', (_name, shown, list) => {
  expect(pageMarkdown({ page: { ...plain, ...shown }, body: null, siteUrl })).toBe(
    `# A\n\n- Source: <https://plinth.example/a>\n\n## Pages\n\n${list}\n`,
  );
});

test('words that only look like an address or a sign are kept from becoming one', () => {
  const text = (words: string) =>
    pageMarkdown({ page: plain, body: bodyOf(['p', {}, words]), siteUrl }).split('\n\n')[2];
  expect(text('www.x.example and me@x.example')).toBe('www\\.x.example and me\\@x.example\n');
  expect(text('- no list')).toBe('\\- no list\n');
  expect(text('a*b*c <i> [x](y)')).toBe('a\\*b\\*c \\<i> \\[x]\\(y)\n');
});

test('names of objects are no blocks and no elements', () => {
  const markdown = pageMarkdown({
    page: plain,
    body: bodyOf(['constructor', {}, 'a'], ['toString', {}, ' b']),
    siteUrl,
  });
  expect(markdown.endsWith('\n\na b\n')).toBe(true);
});

test('something to try is a line with its name, and the change as a diff', () => {
  const edit: BodyNode = ['code-block', { language: 'diff' }, { html: '<span class="line">+&lt;b></span>' }];
  const body = bodyOf(['try', { shows: 'b' }, ['p', {}, 'Make it bold.'], edit]);
  expect(pageMarkdown({ page: plain, body, siteUrl })).toContain(
    '**Try it:** Make it bold.\n\n```diff\n+<b>\n```\n',
  );
});
