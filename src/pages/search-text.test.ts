import { expect, test } from 'vitest';
import type { PageSearch } from '#schema/search.ts';
import { indexTexts } from './search-text.ts';

const page = (words: string, sections = 3): PageSearch => ({ keywords: [], names: [], sections, words });

test('words stand in order, with the pages and sections they are in', () => {
  const { sections, parts } = indexTexts(
    ['/a', '/b', '/hidden', '/c'],
    new Map([
      ['/a', page('table AC row B')],
      ['/b', page('row A')],
      ['/c', page('apple A table B', 5)],
    ]),
  );
  expect(sections).toBe(11);
  expect(parts).toEqual([{ first: 'apple', words: { apple: '3A', row: '0B1A', table: '0AC3B' } }]);
});

test('a word in more than an eighth of all sections is only known by name', () => {
  const paths = Array.from({ length: 200 }, (_, index) => `/${index}`);
  const searches = new Map(
    paths.map((path, index) => [path, page(index < 150 ? 'page A rare B' : 'page A', 5)]),
  );
  const [part] = indexTexts(paths, searches).parts;
  expect(part?.words.page).toBe('');
  expect(part?.words.rare).toBe('');
  searches.set('/0', page('once A', 5));
  expect(indexTexts(paths, searches).parts[0]?.words.once).toBe('0A');
});

test('long lists are cut where letters change, and an edit changes only the parts of its words', () => {
  const letters = 'abcdefghij';
  const vocabulary = [...letters].flatMap((a) =>
    [...letters].flatMap((b) => [...letters].map((c) => `w${a}${b}${c}`)),
  );
  const text = (words: readonly string[]) =>
    new Map([['/a', page(words.map((word) => `${word} A`).join(' '))]]);
  const { parts } = indexTexts(['/a'], text(vocabulary));
  expect(parts.length).toBeGreaterThan(1);
  for (const { words } of parts) expect(JSON.stringify(words).length).toBeLessThan(8_000);
  expect(parts.flatMap(({ words }) => Object.keys(words))).toEqual(vocabulary);
  const edited = indexTexts(['/a'], text(vocabulary.filter((word) => word !== 'wccc'))).parts;
  expect(edited.map(({ first }) => first)).toEqual(parts.map(({ first }) => first));
  expect(edited.filter((part, index) => JSON.stringify(part) !== JSON.stringify(parts[index]))).toHaveLength(
    1,
  );
});
