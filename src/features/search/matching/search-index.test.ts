import { describe, expect, test } from 'vitest';
import type { SearchRow } from '#schema/search.ts';
import { createSearchIndex } from './search-index.ts';

const row = (id: string, label: string, description = '', more: Partial<SearchRow> = {}): SearchRow => ({
  id,
  label,
  description,
  titles: [],
  icon: null,
  kind: 'page',
  page: 0,
  level: id.includes('#') ? 2 : 1,
  section: null,
  ...more,
});
const find = (rows: SearchRow[], term: string, limit = 42) =>
  createSearchIndex(rows)
    .find(term, limit)
    .map((hit) => [hit.row.id, hit.tier]);

describe('the order of what is found', () => {
  test('exact title, title, heading, description, whatever comes first on the site', () => {
    const rows = [
      row('/described', 'One', 'All about forms'),
      row('/headed', 'Two'),
      row('/headed#form', 'Form'),
      row('/titled', 'Your first form'),
      row('/exact', 'Form'),
    ];
    expect(find(rows, 'form')).toEqual([
      ['/exact', 'exact'],
      ['/titled', 'title'],
      ['/headed#form', 'heading'],
      ['/described', 'description'],
    ]);
  });

  test('is the reading order where nothing else decides', () => {
    const rows = ['/c', '/a', '/b'].map((id) => row(id, `Entry ${id.slice(1)}`));
    expect(find(rows, 'entry').map(([id]) => id)).toEqual(['/c', '/a', '/b']);
  });

  test('has whole words before prefixes, and short labels before long ones', () => {
    const rows = [
      row('/prefix', 'Tabular data'),
      row('/long', 'The tab in a long story of its own'),
      row('/short', 'Pattern: Tabs'),
    ];
    expect(find(rows, 'tab').map(([id]) => id)).toEqual(['/short', '/long', '/prefix']);
  });

  test('has words side by side before words apart', () => {
    const rows = [row('/apart', 'Tables for data'), row('/together', 'Pattern: Data table')];
    expect(find(rows, 'data table').map(([id]) => id)).toEqual(['/together', '/apart']);
  });

  test('has the element first when angle brackets are typed, and the attribute when an equals sign is', () => {
    const rows = [
      row('/attr', 'title', '', { kind: 'attribute' }),
      row('/el', 'title', '', { kind: 'element' }),
    ];
    expect(find(rows, 'title').map(([id]) => id)).toEqual(['/attr', '/el']);
    expect(find(rows, '<title>').map(([id]) => id)).toEqual(['/el', '/attr']);
    expect(find([...rows].reverse(), 'title=').map(([id]) => id)).toEqual(['/attr', '/el']);
  });
});

describe('a row is found', () => {
  const rows = [row('/alt', 'alt', 'The text in place of a picture'), row('/img', 'img', 'A picture')];

  test('only when every word is in its label or its description', () => {
    expect(find(rows, 'alt text')).toEqual([['/alt', 'title']]);
    expect(find(rows, 'alt video')).toEqual([]);
    expect(find(rows, 'img text')).toEqual([]);
  });

  test('by words of the titles above it, when one is its own', () => {
    const name = (id: string, label: string, titles: string[]) => row(id, label, '', { level: 3, titles });
    const names = [
      row('/img', 'img'),
      row('/area', 'area'),
      name('/img#alt', 'alt', ['Elements', 'img']),
      name('/area#alt', 'alt', ['Elements', 'area']),
      row('/area#kinds', 'Kinds of alt', '', { titles: ['Elements', 'area'] }),
    ];
    expect(find(names, 'img alt')).toEqual([['/img#alt', 'heading']]);
    expect(find(names, 'area alt').map(([id]) => id)).toEqual(['/area#alt', '/area#kinds']);
    expect(find(names, 'img area')).toEqual([]);
  });

  test('as an exact match by a name in a table, unless a page has that title', () => {
    const names = [
      row('/a', 'Rows of a table'),
      row('/b#rows', 'rows', '', { level: 3 }),
      row('/c#title', 'title', '', { level: 3 }),
      row('/title', 'title'),
    ];
    expect(find(names, 'rows')).toEqual([
      ['/b#rows', 'exact'],
      ['/a', 'title'],
    ]);
    expect(find(names, 'title')).toEqual([
      ['/title', 'exact'],
      ['/c#title', 'heading'],
    ]);
  });

  test('by any name that begins like a title with an asterisk', () => {
    const any = [
      row('/data', 'data', '', { kind: 'element' }),
      row('/any', 'data-*', '', { kind: 'attribute' }),
    ];
    expect(find(any, 'data-id')[0]).toEqual(['/any', 'exact']);
    expect(find(any, 'data attribute')[0]).toEqual(['/any', 'title']);
    expect(find(any, 'data')[0]).toEqual(['/data', 'exact']);
  });

  test('by the other words that its author gives it, below an exact title and in the order of their places', () => {
    const pages = [
      row('/b', 'b', '', { keywords: ['bold (2)'] }),
      row('/strong', 'strong', '', { keywords: ['bold', 'Bold text'] }),
      row('/faces', 'Bold faces'),
    ];
    expect(find(pages, 'bold')).toEqual([
      ['/strong', 'exact'],
      ['/b', 'exact'],
      ['/faces', 'title'],
    ]);
    expect(find(pages, 'how to make bold text')[0]).toEqual(['/strong', 'exact']);
    expect(find([...pages, row('/title', 'Bold')], 'bold')[0]).toEqual(['/title', 'exact']);
    expect(find([row('/void', 'Void', '', { keywords: ['empty elements'] })], 'empty elements')).toEqual([
      ['/void', 'exact'],
    ]);
  });

  test('whatever the case, by prefixes of words', () => {
    expect(find(rows, 'PICT')).toEqual([
      ['/alt', 'description'],
      ['/img', 'description'],
    ]);
  });

  test('in spite of a typing error, but only when no word starts as typed', () => {
    const labels = [row('/label', 'label'), row('/table', 'table'), row('/cable', 'cabel')];
    expect(find(labels, 'tabel')).toEqual([['/table', 'title']]);
    expect(find(labels, 'cabel')).toEqual([['/cable', 'exact']]);
  });

  test('by what is inside a word, last of all', () => {
    expect(find([row('/a', 'Stable'), row('/b', 'able')], 'able')).toEqual([
      ['/b', 'exact'],
      ['/a', 'inside'],
    ]);
  });

  test('never by an address, an icon or the titles above it', () => {
    const hidden = row('/walrus', 'One', '', {
      icon: 'i-lucide-walrus',
      titles: ['Walrus'],
      section: 'Walrus',
    });
    expect(find([hidden], 'walrus')).toEqual([]);
  });
});

test('no more rows are found than the limit', () => {
  const rows = Array.from({ length: 60 }, (_, index) => row(`/${index}`, `Entry ${index}`));
  expect(find(rows, 'e', 42)).toHaveLength(42);
  expect(find(rows, 'e', 3).map(([id]) => id)).toEqual(['/0', '/1', '/2']);
});

test('the words to highlight are those typed and those they matched', () => {
  const index = createSearchIndex([row('/a', 'HTML elements')]);
  expect(index.find('Elements', 1)[0]?.highlight).toBe('elements element');
  expect(index.find('elments', 1)[0]?.highlight).toBe('elments element');
});

test('nothing typed finds nothing', () => {
  expect(find([row('/a', 'a')], ' ')).toEqual([]);
});
