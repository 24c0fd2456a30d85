import { expect, test } from 'vitest';
import { type SearchFile, unpackSearchFile } from './search.ts';

const file: SearchFile = {
  icons: ['i-lucide-box'],
  sections: ['CS'],
  parents: ['Elements'],
  paths: ['/', '/cs/a'],
  titles: ['Home', 'a'],
  descriptions: ['Start here.', 'A link.'],
  keywords: ['', 'hyperlink;anchor (2)'],
  sectionOf: [-1, 0],
  parentOf: [-1, 0],
  iconOf: [-1, 0],
  kindOf: [0, 1],
  rows: [
    '',
    [
      '1When to use it',
      '2A button?\tbutton-2',
      '1Facts',
      'aalt http-equiv#http-equiv-1',
      '0Another title',
      '1Below it',
    ].join('\n'),
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
      page: 0,
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
      keywords: ['hyperlink', 'anchor (2)'],
      page: 1,
      section: 'CS',
    },
  ]);
  expect(rows.slice(2).map(({ id, titles }) => [id, titles.join(' > ')])).toEqual([
    ['/cs/a#when-to-use-it', 'Elements > a'],
    ['/cs/a#button-2', 'Elements > a > When to use it'],
    ['/cs/a#facts', 'Elements > a'],
    ['/cs/a#alt', 'Elements > a > Facts'],
    ['/cs/a#http-equiv-1', 'Elements > a > Facts'],
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

test('names in tables are rows of their kind', () => {
  const names = unpackSearchFile(file).filter(({ level }) => level === 3);
  expect(names.map(({ id, label, kind }) => [id, label, kind])).toEqual([
    ['/cs/a#alt', 'alt', 'attribute'],
    ['/cs/a#http-equiv-1', 'http-equiv', 'attribute'],
  ]);
});
