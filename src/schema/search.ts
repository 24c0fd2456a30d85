// The search file, `/_data/search.{hash}.json`. It has lists in place of objects and writes repeated names once,
// because every reader who searches fetches all of it.

import { isPlain } from '#lib/search-words.ts';
import type { TextFile } from './search-text.ts';

/** What a page is about, where the search shows it. */
export const searchKinds = ['page', 'element', 'attribute'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** What a row of the search stands for: a page by its kind, or a heading of one. */
export type SearchRowKind = SearchKind | 'heading';

/** What the search knows of a page besides its title and headings; kept beside the page. */
export interface PageSearch {
  /** Other words for it, from its author. */
  keywords: string[];
  /** `section` is the number of headings above the names. */
  names: [section: number, ...names: PackedNames][];
  /** How many sections the page has; the first one stands above all headings. */
  sections: number;
  /** The words of its text, each followed by the sections it stands in, as `packSections` writes them. */
  words: string;
}

/**
 * The search file. Every list from `paths` on has an entry for every page, in reading order: like stands beside like,
 * which compresses best. Numbers are positions in the lists of names, −1 for none.
 */
export interface SearchFile {
  /** Names of icons. */
  icons: string[];
  /** Titles of the top-level sections. */
  sections: string[];
  /** Titles of the parents of pages. */
  parents: string[];
  paths: string[];
  titles: string[];
  descriptions: string[];
  /** Other words for the page, apart by semicolons, from its author. */
  keywords: string[];
  sectionOf: number[];
  parentOf: number[];
  iconOf: number[];
  kindOf: number[];
  /** What is on the page, a line each: its headings, each followed by the names that stand below it. */
  rows: string[];
}

/**
 * What takes the place of the search file where that would be too large to fetch as a whole: the addresses of its parts,
 * and an index of the words in its labels that says which parts a term needs.
 */
export interface PartedSearchFile {
  /** `orderKey` of all pages. */
  order: string;
  /** Pages in every part but the last; they follow each other. */
  pagesPerPart: number;
  /** Addresses of search files. */
  parts: string[];
  /** Words of titles, keywords, headings and descriptions. A section is one of `labelPlaces`. */
  labels: TextFile;
  /** The pages closest to the top, to list before anything is typed. */
  first: SearchFile;
}

/** Where a word stands in the labels of a page, what says most first. */
export const labelPlaces = ['name', 'short title', 'title', 'heading', 'description'] as const;

/** A heading; `depth` is the number of titles above it, the page's own included. */
interface PackedHeading {
  depth: number;
  text: string;
  id: string;
}

/** Names of a table apart by spaces, each as `name#id` where its id is not `nameId`. */
type PackedNames = [kind: SearchKind, names: string];

/** A heading as a line: its depth, its text and, where that is not `headingId`, its id. */
export function packHeading({ depth, text, id }: PackedHeading): string {
  const line = `${depth}${text.replaceAll('\n', ' ')}`;
  return id === headingId(text) ? line : `${line}\t${id}`;
}

/** Names as a line that starts with the first letter of their kind. */
export function packNames([kind, names]: PackedNames): string {
  return `${kind.charAt(0)}${names}`;
}

/** The id that most names in tables have. */
export const nameId = headingId;

/** The id that most headings have: their words, joined by hyphens. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(isPlain(text) ? /[^a-z\d\s_-]/g : /[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** A row of the search, unpacked: one for every page, for every heading and for every name in a table. */
export interface SearchRow {
  /** The address it leads to. */
  id: string;
  /** The position of its page in the search file. */
  page: number;
  label: string;
  description: string;
  /** The titles above it, outermost first: the parent's and, for a heading, the page's and those of higher headings. */
  titles: string[];
  icon: string | null;
  kind: SearchKind;
  /** Of a page: other words for it; with a number in brackets, its place among the pages that share the word. */
  keywords?: string[];
  /** 1 for a page, 2 for a heading, 3 for a name in a table. */
  level: 1 | 2 | 3;
  /** The title of its top-level section; null for a page outside them. */
  section: string | null;
}

/** The rows of a search file, in reading order. */
export function unpackSearchFile(file: SearchFile): SearchRow[] {
  return file.paths.flatMap((path, page) => {
    const nameIn = (list: readonly string[], position: number | undefined) => list[position ?? -1];
    const parent = nameIn(file.parents, file.parentOf[page]);
    const above = parent === undefined ? [] : [parent];
    const title = file.titles[page] ?? '';
    const keywords = file.keywords[page];
    const shared = {
      page,
      icon: nameIn(file.icons, file.iconOf[page]) ?? null,
      section: nameIn(file.sections, file.sectionOf[page]) ?? null,
    };
    const rows: SearchRow[] = [
      {
        ...{ id: path, label: title, description: file.descriptions[page] ?? '', titles: above, level: 1 },
        kind: searchKinds[file.kindOf[page] ?? 0] ?? 'page',
        ...(keywords && { keywords: keywords.split(';') }),
        ...shared,
      },
    ];
    let chain = [title];
    let titles = [...above, title];
    // A literal with all fields: there are thousands of rows, and the reader who typed waits for them.
    const add = (id: string, label: string, level: 2 | 3, kind: SearchKind) =>
      rows.push({
        id: `${path}#${id}`,
        page,
        label,
        description: '',
        titles,
        icon: shared.icon,
        kind,
        level,
        section: shared.section,
      });
    for (const line of file.rows[page]?.split('\n').filter(Boolean) ?? []) {
      const depth = Number(line[0]);
      if (Number.isNaN(depth)) {
        const kind = searchKinds.find((name) => name[0] === line[0]) ?? 'page';
        for (const entry of line.slice(1).split(' ')) {
          const [name = '', id = nameId(name)] = entry.split('#');
          add(id, name, 3, kind);
        }
        continue;
      }
      const [text = '', id = headingId(text)] = line.slice(1).split('\t');
      chain = chain.slice(0, depth);
      titles = [...above, ...chain];
      add(id, text, 2, 'page');
      chain[depth] = text;
      titles = [...titles, text];
    }
    return rows;
  });
}
