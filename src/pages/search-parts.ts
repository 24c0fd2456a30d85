// Splits the search file of a large site into parts, so that a search fetches only the rows of pages that may
// match.
import { splitWords, stopWords } from '#lib/search-words.ts';
import { labelPlaces, type PartedSearchFile, type SearchFile, unpackSearchFile } from '#schema/search.ts';
import { orderKey, packPlace, packSections } from '#schema/search-text.ts';
import { cutWords, type WordEntry, type WordPart } from './search-text.ts';

/** Size of the JSON, in bytes, above which a search file is split. */
const largestWhole = 1_000_000;

/**
 * Minimum pages per part, and maximum number of parts, because the list of their addresses is fetched as a
 * whole.
 */
const fewestPages = 16;
const mostParts = 2000;

/** A word on more pages than this says little about any; only the most relevant pages are kept. */
const mostPages = 1000;

/** Number of pages listed before anything is typed. */
const firstPages = 200;

export interface SearchParts extends Omit<PartedSearchFile, 'parts' | 'labels'> {
  parts: SearchFile[];
  labels: WordPart[];
}

/** Whether the file is too large to fetch as a whole. */
export function isTooLarge(file: SearchFile, limit = largestWhole): boolean {
  return JSON.stringify(file).length > limit;
}

/** The parts of a search file. */
export function cutSearchFile(file: SearchFile): SearchParts {
  const { paths } = file;
  const pagesPerPart = Math.max(fewestPages, Math.ceil(paths.length / mostParts));
  const parts: SearchFile[] = [];
  for (let start = 0; start < paths.length; start += pagesPerPart)
    parts.push(pick(file, range(start, Math.min(start + pagesPerPart, paths.length))));
  const byDepth = range(0, paths.length)
    .map((page) => ({ page, depth: paths[page]?.split('/').length ?? 0 }))
    .sort((a, b) => a.depth - b.depth || a.page - b.page);
  const first = byDepth.slice(0, firstPages).map(({ page }) => page);
  return {
    ...{ order: orderKey(paths), pagesPerPart, parts, labels: cutWords(indexLabels(file)) },
    first: pick(
      file,
      first.sort((a, b) => a - b),
    ),
  };
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, i) => start + i);
}

/** The file reduced to some of its pages, with the names they use. */
function pick(file: SearchFile, pages: readonly number[]): SearchFile {
  const of = <T>(list: readonly T[]) => pages.map((page) => list[page] as T);
  const named = (names: readonly string[], positions: readonly number[]) => {
    const used = [...new Set(of(positions).filter((position) => position >= 0))];
    return {
      names: used.map((position) => names[position] ?? ''),
      positions: of(positions).map((position) => used.indexOf(position)),
    };
  };
  const icons = named(file.icons, file.iconOf);
  const sections = named(file.sections, file.sectionOf);
  const parents = named(file.parents, file.parentOf);
  return {
    ...{ icons: icons.names, sections: sections.names, parents: parents.names },
    ...{ paths: of(file.paths), titles: of(file.titles), descriptions: of(file.descriptions) },
    ...{ keywords: of(file.keywords), sectionOf: sections.positions, parentOf: parents.positions },
    ...{ iconOf: icons.positions, kindOf: of(file.kindOf), rows: of(file.rows) },
  };
}

/** Every word of a label with its pages, and its places on each of them. */
function indexLabels(file: SearchFile): WordEntry[] {
  const pagesByWord = new Map<string, Map<number, Set<number>>>();
  const add = (word: string, page: number, place: (typeof labelPlaces)[number]) => {
    const pages = pagesByWord.get(word) ?? new Map<number, Set<number>>();
    pagesByWord.set(word, pages);
    const places = pages.get(page) ?? new Set<number>();
    pages.set(page, places.add(labelPlaces.indexOf(place)));
  };
  for (const row of unpackSearchFile(file)) {
    const words = splitWords(row.label);
    const telling = words.filter((word) => !stopWords.has(word)).length;
    const short = telling <= 1 ? 'name' : telling <= 3 ? 'short title' : 'title';
    for (const word of words) add(word, row.page, row.level === 1 ? short : 'heading');
    for (const word of (row.keywords ?? []).flatMap(splitWords)) add(word, row.page, 'title');
    for (const word of splitWords(row.description)) add(word, row.page, 'description');
  }
  return [...pagesByWord]
    .map(([word, pages]): WordEntry => [word, packPages(pages)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function packPages(pages: ReadonlyMap<number, ReadonlySet<number>>): string {
  const best = [...pages].map(([page, places]) => ({ page, places: [...places].sort((a, b) => a - b) }));
  if (best.length > mostPages)
    best.sort((a, b) => (a.places[0] ?? 0) - (b.places[0] ?? 0) || a.page - b.page).length = mostPages;
  best.sort((a, b) => a.page - b.page);
  let last = 0;
  const packed = best.map(({ page, places }) => {
    const distance = page - last;
    last = page;
    return packPlace(distance, packSections(places));
  });
  return packed.join('');
}
