// The search of a large site, whose rows are split into parts: the words of a term determine which pages may
// match, their rows are fetched, and these are searched like those of any site.
import { type PartedSearchFile, type SearchFile, type SearchRow, unpackSearchFile } from '#schema/search.ts';
import { fuzzyMatches, parseQuery } from './parse-query.ts';
import { createFullSearch, type FullSearch } from './search-everything.ts';
import { createSearchIndex } from './search-index.ts';
import { createTextIndex, type TextIndex, type TextWord } from './text-index.ts';

/** Maximum number of pages whose rows are fetched for a term: by their labels, and by their texts. */
const mostByLabels = 24;
const mostByTexts = 8;

/** The weight of a word by its place in the labels of a page; see `labelPlaces`. */
const weightOfPlace = [6, 5, 4, 2, 1];

export interface PartedSearch extends FullSearch {
  /** The row of a page that has been fetched. */
  pageOf(page: number): SearchRow | undefined;
}

export function createPartedSearch(
  file: PartedSearchFile,
  text: TextIndex | null,
  fetchText: (address: string) => Promise<string>,
): PartedSearch {
  const fetchJson = async (address: string) => JSON.parse(await fetchText(address));
  const labels = createTextIndex(file.labels, fetchJson, 'beginning');
  const rowsByPart = new Map<number, Promise<SearchRow[]>>();
  const pageRows = new Map<number, SearchRow>();

  function loadPart(part: number): Promise<SearchRow[]> {
    const known = rowsByPart.get(part);
    if (known) return known;
    const loading = fetchJson(file.parts[part] ?? '').then((own: SearchFile) => {
      const before = part * file.pagesPerPart;
      const rows = unpackSearchFile(own).map((row) => ({ ...row, page: before + row.page }));
      for (const row of rows) if (row.level === 1) pageRows.set(row.page, row);
      return rows;
    });
    rowsByPart.set(part, loading);
    // Removed on failure, so that the next term tries again.
    loading.catch(() => rowsByPart.delete(part));
    return loading;
  }

  async function rowsOf(pages: ReadonlySet<number>): Promise<SearchRow[]> {
    const parts = [...new Set([...pages].map((page) => Math.floor(page / file.pagesPerPart)))];
    const loaded = await Promise.all(parts.sort((a, b) => a - b).map((part) => orTell(loadPart(part), [])));
    return loaded.flat().filter(({ page }) => pages.has(page));
  }

  /** An unknown word may be a typo of one with the same first letters. */
  async function findWord(word: string): Promise<{ label: TextWord | null; text: TextWord | null }> {
    const inText = text ? orTell(text.lookUp(word), null) : null;
    const [label, own] = await Promise.all([orTell(labels.lookUp(word), null), inText]);
    if (label || own) return { label, text: own };
    const [meant] = fuzzyMatches(word, await orTell(labels.wordsNear(word), []));
    return { label: meant === undefined ? null : await orTell(labels.lookUp(meant), null), text: null };
  }

  const pageCount = file.parts.length * file.pagesPerPart;

  return {
    findLabels: () => null,
    pageOf: (page) => pageRows.get(page),
    async find(term, limit) {
      const words = await Promise.all(parseQuery(term).words.map(findWord));
      const pages = new Set([
        ...bestPages(
          words.map(({ label }) => label),
          (place, fit) => (weightOfPlace[place] ?? 1) * fit,
          { pageCount, most: mostByLabels },
        ),
        ...bestPages(
          words.map((word) => word.text),
          (_, fit) => fit,
          { pageCount, most: mostByTexts },
        ),
      ]);
      return createFullSearch(createSearchIndex(await rowsOf(pages)), text).find(term, limit);
    },
  };
}

/** Continues with the loaded data; the next term tries again. */
function orTell<T>(loading: Promise<T>, instead: T): Promise<T> {
  return loading.catch((error: unknown) => {
    console.warn('A part of the search could not be loaded.', error);
    return instead;
  });
}

/** Pages by the weight of the matching words; a rare word has more weight than a common one. */
function bestPages(
  words: readonly (TextWord | null)[],
  weigh: (section: number, fit: number) => number,
  { pageCount, most }: { pageCount: number; most: number },
): number[] {
  const scores = new Map<number, number>();
  for (const { places } of words.filter((word) => word !== null)) {
    const rarity = Math.log(1 + pageCount / (1 + places.size));
    for (const [page, sections] of places) {
      const weight = Math.max(...[...sections].map(([section, fit]) => weigh(section, fit)));
      scores.set(page, (scores.get(page) ?? 0) + rarity * weight);
    }
  }
  return [...scores]
    .sort(([pageA, a], [pageB, b]) => b - a || pageA - pageB)
    .slice(0, most)
    .map(([page]) => page);
}
