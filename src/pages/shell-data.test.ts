import { describe, expect, test } from 'vitest';
import type { NavigationItem } from '#schema/navigation.ts';
import { settingsSchema } from '#schema/settings.ts';
import { menuOf } from './menu-data.ts';
import { firstPath, panelsOf, shellOf } from './shell-data.ts';

const item = (path: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  title: path.slice(1) || 'Home',
  path,
  stem: path.slice(1),
  ...more,
});

const html = item('/cs/html', {
  title: 'HTML',
  icon: 'i-lucide-code',
  description: 'The language of pages.',
  children: [item('/cs/html'), item('/cs/html/a'), item('/cs/html/b')],
});
const empty = item('/cs/later', { page: false });
const folder = item('/cs/tools', { page: false, children: [item('/cs/tools/one')] });
const tree = [
  item('/'),
  item('/cs', { showChildren: true, children: [item('/cs'), html, empty, folder] }),
  item('/quests', { children: [item('/quests/one')] }),
  item('/guides', { page: false, showChildren: true, children: [item('/guides/first')] }),
  item('/about', { showChildren: true }),
];

describe('the sections', () => {
  test('are the top of the tree without the home page; a panel is asked for, and needs pages', () => {
    expect(shellOf(settingsSchema.parse({}), tree).sections).toEqual([
      { title: 'cs', path: '/cs', target: '/cs', hasPanel: true },
      { title: 'quests', path: '/quests', target: '/quests', hasPanel: false },
      { title: 'guides', path: '/guides', target: '/guides/first', hasPanel: true },
      { title: 'about', path: '/about', target: '/about', hasPanel: false },
    ]);
  });

  test('and their data is empty for an empty tree', () => {
    expect([shellOf(settingsSchema.parse({}), []).sections, panelsOf([]), menuOf([])]).toEqual([[], {}, []]);
  });
});

test('a panel lists the direct children only, each with what is known of it', () => {
  expect(panelsOf(tree)).toEqual({
    '/cs': {
      entries: [
        {
          title: 'HTML',
          path: '/cs/html',
          target: '/cs/html',
          description: 'The language of pages.',
          icon: 'i-lucide-code',
          contents: '3 pages',
        },
        { title: 'cs/tools', path: '/cs/tools', target: '/cs/tools/one', contents: '1 page' },
      ],
      hidden: 0,
      contents: '5 pages',
    },
    '/guides': {
      entries: [{ title: 'guides/first', path: '/guides/first', target: '/guides/first' }],
      hidden: 0,
      contents: '1 page',
    },
  });
});

test('the only subject of a section is a line above its parts, each with three pages by name', () => {
  const part = (path: string, names: string[]) =>
    item(path, { children: [item(path), ...names.map((name) => item(`${path}/${name}`))] });
  const subject = item('/cs/html', {
    meta: { popular: ['/cs/html/elements/img', '/cs/html/elements/b', '/nowhere'] },
    children: [
      item('/cs/html'),
      part('/cs/html/getting-started', ['one', 'two']),
      part('/cs/html/elements', ['a', 'b', 'form-elements', 'h1-h6', 'img']),
    ],
  });
  const tools = [{ label: 'Quality', to: '/quality' }, { label: 'No address' }];
  const section = item('/cs', { showChildren: true, meta: { tools }, children: [item('/cs'), subject] });
  expect(panelsOf([section])['/cs']).toEqual({
    entries: [
      {
        title: 'cs/html/getting-started',
        path: '/cs/html/getting-started',
        target: '/cs/html/getting-started',
        contents: '2 lessons',
        pages: [
          { title: 'cs/html/getting-started/one', path: '/cs/html/getting-started/one' },
          { title: 'cs/html/getting-started/two', path: '/cs/html/getting-started/two' },
        ],
      },
      {
        title: 'cs/html/elements',
        path: '/cs/html/elements',
        target: '/cs/html/elements',
        contents: '9 elements',
        pages: ['img', 'b', 'a'].map((name) => ({
          title: `cs/html/elements/${name}`,
          path: `/cs/html/elements/${name}`,
          isCode: true,
        })),
      },
    ],
    hidden: 0,
    contents: '11 pages',
    subject: { title: 'cs/html', path: '/cs/html', target: '/cs/html', contents: '10 pages' },
    tools: [{ title: 'Quality', path: '/quality' }],
    start: '/cs/html/getting-started/one',
  });
});

test('posts stand in a panel and in the menu by their day', () => {
  const children = ['2026-01-02', '2026-03-04', '2026-02-03'].map((date) => item(`/blog/${date}`, { date }));
  const blog = item('/blog', { showChildren: true, children: [item('/blog'), ...children] });
  const newest = ['/blog/2026-03-04', '/blog/2026-02-03', '/blog/2026-01-02'];
  expect(panelsOf([blog])['/blog']?.entries.map(({ path }) => path)).toEqual(newest);
  expect(panelsOf([blog])['/blog']?.contents).toBe('3 posts');
  expect(menuOf([blog])[0]?.[2]?.map(([, path]) => path)).toEqual(newest);
});

test('a panel has room for 24 entries, and knows how many it leaves out', () => {
  const children = Array.from({ length: 30 }, (_, at) => item(`/long/${at}`));
  const { entries, hidden, contents } =
    panelsOf([item('/long', { showChildren: true, children })])['/long'] ?? {};
  expect([entries?.length, hidden, contents]).toEqual([24, 6, '31 pages']);
});

/** A folder of this many pages. */
const longFolder = (path: string, length: number) =>
  item(path, { children: Array.from({ length }, (_, at) => item(`${path}/${at}`)) });

test('the menu shows 300 entries of a list, and where the rest begins', () => {
  const [long] = menuOf([longFolder('/long', 10_000)]);
  expect(long?.[2]).toHaveLength(301);
  expect(long?.[2]?.at(-1)).toEqual(['9,700 more, beginning with long/300', '/long/300']);
  expect(long?.[3]).toBe('10,001 pages');
  expect(menuOf([longFolder('/long', 300)])[0]?.[2]).toHaveLength(300);
});

test('of many long lists the menu shows less', () => {
  const folders = (count: number) => Array.from({ length: count }, (_, at) => longFolder(`/${at}`, 5_000));
  const listed = (count: number) => menuOf(folders(count)).map(([, , children]) => children?.length);
  expect(new Set(listed(9))).toEqual(new Set([301]));
  expect(new Set(listed(10))).toEqual(new Set([101]));
  expect(new Set(listed(500))).toEqual(new Set([11]));
});

test('the menu holds the whole tree, in short', () => {
  expect(menuOf(tree)[0]).toEqual([
    'cs',
    '/cs',
    [
      [
        'HTML',
        '/cs/html',
        [
          ['cs/html/a', '/cs/html/a'],
          ['cs/html/b', '/cs/html/b'],
        ],
        '3 pages',
      ],
      ['cs/later', null],
      ['cs/tools', null, [['cs/tools/one', '/cs/tools/one']], '1 page'],
    ],
    '5 pages',
  ]);
});

test('a branch leads to its first page', () => {
  expect([firstPath(folder), firstPath(empty), firstPath(html)]).toEqual(['/cs/tools/one', null, '/cs/html']);
});
