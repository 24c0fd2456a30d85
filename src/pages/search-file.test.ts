import { expect, test } from 'vitest';
import type { SearchSection } from '#queries/search-sections.ts';
import type { NavigationItem } from '#schema/navigation.ts';
import type { PageSearch } from '#schema/search.ts';
import { packSearchFile, searchKindOf } from './search-file.ts';

const item = (path: string, title: string, more: Partial<NavigationItem> = {}): NavigationItem => ({
  path,
  title,
  stem: path.slice(1),
  ...more,
});
const section = (id: string, title: string, titles: string[] = []): SearchSection => ({
  id,
  title,
  titles,
  level: titles.length + 1,
  description: id.includes('#') ? '' : `About ${title}.`,
});

test('pages stand in the order of the tree, with section, parent and the nearest icon', () => {
  const tree = [
    item('/', 'Home', { icon: 'i-lucide-house' }),
    item('/cs', 'CS', {
      icon: 'i-lucide-cpu',
      children: [
        item('/cs', 'CS', { icon: 'i-lucide-cpu' }),
        item('/cs/html', 'Folder', { page: false, children: [item('/cs/html/a', 'a')] }),
        item('/cs/own', 'Own', { icon: 'i-lucide-box' }),
      ],
    }),
  ];
  const rows = [
    section('/cs/own', 'Own'),
    section('/cs/html/a', 'a'),
    section('/cs', 'Subjects'),
    section('/', 'Home'),
  ];
  expect(packSearchFile(tree, rows)).toEqual({
    icons: ['i-lucide-house', 'i-lucide-cpu', 'i-lucide-box'],
    sections: ['CS'],
    parents: ['Folder', 'CS'],
    paths: ['/', '/cs', '/cs/html/a', '/cs/own'],
    titles: ['Home', 'Subjects', 'a', 'Own'],
    descriptions: ['About Home.', 'About Subjects.', 'About a.', 'About Own.'],
    keywords: ['', '', '', ''],
    sectionOf: [-1, 0, 0, 0],
    parentOf: [-1, -1, 0, 1],
    iconOf: [0, 1, 1, 2],
    kindOf: [0, 0, 0, 0],
    rows: ['', '', '', ''],
  });
});

test('a page that is not in the tree is left out with its headings', () => {
  const rows = [section('/a', 'A'), section('/gone', 'Gone'), section('/gone#x', 'X', ['Gone'])];
  expect(packSearchFile([item('/a', 'A')], rows).paths).toEqual(['/a']);
});

test('headings are written with their depth, and with an id only where it is not their words', () => {
  const rows = [
    section('/a', 'A'),
    section('/a#when-to-use-it', 'When to use it?', ['A']),
    section('/a#facts-1', 'Facts', ['A', 'When to use it?']),
    section('/a#top', 'Top'),
  ];
  expect(packSearchFile([item('/a', 'A')], rows).rows).toEqual(['1When to use it?\n2Facts\tfacts-1\n0Top']);
});

test('names stand below their heading', () => {
  const rows = [section('/a', 'A'), section('/a#values', 'Values', ['A']), section('/a#more', 'More', ['A'])];
  const search = new Map([
    [
      '/a',
      {
        keywords: ['x', 'y z (2)'],
        sections: 3,
        words: '',
        names: [
          [0, 'attribute', 'alt'],
          [1, 'page', 'auto more#more-1'],
        ] satisfies PageSearch['names'],
      },
    ],
  ]);
  const file = packSearchFile([item('/a', 'A')], rows, search);
  expect(file.rows).toEqual(['aalt\n1Values\npauto more#more-1\n1More']);
  expect(file.keywords).toEqual(['x;y z (2)']);
});

test('pages about an element or an attribute are known by their section and a title in code', () => {
  expect(searchKindOf('/cs/html/elements/a', 'a')).toBe('element');
  expect(searchKindOf('/cs/html/elements/input/date', 'input type=date')).toBe('element');
  expect(searchKindOf('/cs/html/elements/table-elements', 'Tables')).toBe('page');
  expect(searchKindOf('/cs/html/attributes/data', 'data-*')).toBe('attribute');
  expect(searchKindOf('/cs/html/attributes/rel/icon', 'rel=icon')).toBe('attribute');
  expect(searchKindOf('/cs/html/accessibility/aria/aria-label', 'aria-label')).toBe('attribute');
  expect(searchKindOf('/cs/html/accessibility/roles/alert', 'alert')).toBe('page');
  expect(searchKindOf('/blog/a', 'a')).toBe('page');
});
