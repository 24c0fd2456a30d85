// Builds the full-text index from the data that the pipeline stored for each page. It is split by the first
// letters of words, so that an edit changes few parts.
import type { PageSearch, SearchFile } from '#schema/search.ts';
import { orderKey, packPlace, type TextFile, type TextPart } from '#schema/search-text.ts';
import type { SiteData } from './site-data.ts';

/** Maximum length of a part in characters; compressed it is less than half. */
const longestPart = 6_000;

/** Maximum number of parts, because their list is fetched as a whole; beyond it the parts get longer. */
const mostParts = 1000;

/** A word in more than this share of all sections is not distinctive. */
const commonFrom = 1 / 8;

/** With fewer sections, common words cannot be determined. */
const fewSections = 100;

export interface WordPart {
  first: string;
  words: TextPart;
}

export interface SearchText extends Omit<TextFile, 'parts'> {
  parts: WordPart[];
}

/** The index for the pages of a site's search file. */
export function searchTextOf({ queries }: SiteData, { paths }: SearchFile): SearchText {
  return indexTexts(paths, queries.listPageSearch());
}

/** The index for pages in the order of the search file. */
export function indexTexts(
  paths: readonly string[],
  searchByPath: ReadonlyMap<string, PageSearch>,
): SearchText {
  const words = new Map<string, { places: string; sections: number; lastPage: number }>();
  let sections = 0;
  for (const [page, path] of paths.entries()) {
    const search = searchByPath.get(path);
    if (!search) continue;
    sections += search.sections;
    const tokens = search.words.split(' ');
    for (let i = 0; i + 1 < tokens.length; i += 2) {
      const word = tokens[i] ?? '';
      const own = tokens[i + 1] ?? '';
      const known = words.get(word);
      if (known) {
        known.places += packPlace(page - known.lastPage, own);
        known.sections += own.length;
        known.lastPage = page;
      } else words.set(word, { places: packPlace(page, own), sections: own.length, lastPage: page });
    }
  }
  const most = Math.max(fewSections, sections * commonFrom);
  const entries = [...words]
    .map(([word, one]): WordEntry => [word, one.sections > most ? '' : one.places])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    order: orderKey(paths),
    sections,
    parts: cutWords(entries),
  };
}

/** A word and its places. */
export type WordEntry = [word: string, places: string];

/** Splits sorted words into parts by their first letters. */
export function cutWords(entries: WordEntry[]): WordPart[] {
  const longest = Math.max(longestPart, lengthOf(entries) / mostParts);
  return cut(entries, 0, longest).map(({ entries: some }) => ({
    first: some[0]?.[0] ?? '',
    words: Object.fromEntries(some),
  }));
}

interface Piece {
  entries: WordEntry[];
  length: number;
}

function lengthOf(entries: readonly WordEntry[]): number {
  return entries.reduce((sum, [word, places]) => sum + word.length + places.length + 6, 0);
}

/**
 * Splits words with the same first `depth` letters wherever the next letter changes, then joins short pieces.
 */
function cut(entries: WordEntry[], depth: number, longest: number): Piece[] {
  const length = lengthOf(entries);
  if (length <= longest || entries.length <= 1) return entries.length > 0 ? [{ entries, length }] : [];
  const groups = [...Map.groupBy(entries, ([word]) => word.slice(0, depth + 1)).values()];
  // The word equal to the whole prefix is first, on its own.
  const pieces = groups.flatMap((group) => cut(group, depth + 1, longest));
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && last.length + piece.length <= longest) {
      last.entries.push(...piece.entries);
      last.length += piece.length;
    } else joined.push(piece);
  }
  return joined;
}
