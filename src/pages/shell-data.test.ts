import { describe, expect, test } from 'vitest';
import type { NavigationItem } from '#schema/navigation.ts';
import { settingsSchema } from '#schema/settings.ts';
import { countPages, firstPath, menuOf, panelsOf, shellOf } from './shell-data.ts';

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
          count: 3,
        },
        { title: 'cs/tools', path: '/cs/tools', target: '/cs/tools/one', count: 1 },
      ],
      hidden: 0,
      pages: 5,
    },
    '/guides': {
      entries: [{ title: 'guides/first', path: '/guides/first', target: '/guides/first', count: 1 }],
      hidden: 0,
      pages: 1,
    },
  });
});

test('a panel has room for 24 entries, and knows how many it leaves out', () => {
  const children = Array.from({ length: 30 }, (_, at) => item(`/long/${at}`));
  const { entries, hidden, pages } =
    panelsOf([item('/long', { showChildren: true, children })])['/long'] ?? {};
  expect([entries?.length, hidden, pages]).toEqual([24, 6, 31]);
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
      ],
      ['cs/later', null],
      ['cs/tools', null, [['cs/tools/one', '/cs/tools/one']]],
    ],
  ]);
});

test('a branch leads to its first page, and counts its pages once', () => {
  expect([firstPath(folder), firstPath(empty), firstPath(html)]).toEqual(['/cs/tools/one', null, '/cs/html']);
  expect([countPages(html), countPages(folder), countPages(empty)]).toEqual([3, 1, 0]);
});
