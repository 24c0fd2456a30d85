import { expect, test } from 'vitest';
import { type SearchFile, unpackSearchFile } from './search.ts';

const file: SearchFile = {
  icons: ['i-lucide-box'],
  sections: ['CS'],
  parents: ['Elements'],
  pages: [
    ['/', 'Home', 'Start here.', -1, -1, -1, 0, '', []],
    [
      '/cs/a',
      'a',
      'A link.',
      0,
      0,
      0,
      1,
      '',
      [
        [1, 'When to use it'],
        [2, 'A button?', 'button-2'],
        [1, 'Facts'],
        [0, 'Another title'],
        [1, 'Below it'],
      ],
    ],
  ],
};

test('a page is a row, and so is every heading, with the titles above it', () => {
  const rows = unpackSearchFile(file);
  expect(rows.slice(0, 2)).toEqual([
    {
      id: '/',
      label: 'Home',
      description: 'Start here.',
      titles: [],
      icon: null,
      kind: 'page',
      level: 1,
      section: null,
    },
    {
      id: '/cs/a',
      label: 'a',
      description: 'A link.',
      titles: ['Elements'],
      icon: 'i-lucide-box',
      kind: 'element',
      level: 1,
      section: 'CS',
    },
  ]);
  expect(rows.slice(2).map(({ id, titles }) => [id, titles.join(' > ')])).toEqual([
    ['/cs/a#when-to-use-it', 'Elements > a'],
    ['/cs/a#button-2', 'Elements > a > When to use it'],
    ['/cs/a#facts', 'Elements > a'],
    ['/cs/a#another-title', 'Elements'],
    ['/cs/a#below-it', 'Elements > Another title'],
  ]);
  expect(rows[2]).toMatchObject({
    description: '',
    icon: 'i-lucide-box',
    kind: 'page',
    level: 2,
    section: 'CS',
  });
});

test('names in tables are rows below the heading they stand under, with an id of their own where they need one', () => {
  const rows = unpackSearchFile({
    ...file,
    pages: [
      [
        '/b',
        'b',
        '',
        0,
        0,
        0,
        1,
        'x y;z (2)',
        [
          [1, 'Values'],
          ['attribute', 'alt http-equiv#http-equiv-1'],
          [2, 'More'],
        ],
      ],
    ],
  });
  expect(
    rows.slice(2).map(({ id, label, level, kind, titles }) => [id, label, level, kind, titles.at(-1)]),
  ).toEqual([
    ['/b#alt', 'alt', 3, 'attribute', 'Values'],
    ['/b#http-equiv-1', 'http-equiv', 3, 'attribute', 'Values'],
    ['/b#more', 'More', 2, 'page', 'Values'],
  ]);
});
