// The search file, `/_data/search.{hash}.json`. It uses lists instead of objects and writes repeated names
// once, because every reader who searches downloads all of it.

import { isPlain } from '#lib/search-words.ts';
import type { TextFile } from './search-text.ts';

/** The subject of a page, as far as the search distinguishes it. */
export const searchKinds = ['page', 'element', 'attribute'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The type of a row in the search: the kind of a page, or a heading. */
export type SearchRowKind = SearchKind | 'heading';

/** Search data of a page besides its title and headings, stored beside the page. */
export interface PageSearch {
  /** Alternative terms set by the author. */
  keywords: string[];
  /** `section` is the number of headings above the names. */
  names: [section: number, ...names: PackedNames][];
  /** Number of sections of the page; the first one is above all headings. */
  sections: number;
  /** The words of its text, each followed by the sections that contain it, as `packSections` writes them. */
  words: string;
}

/**
 * The search file. Every list from `paths` on has one entry per page, in reading order: similar values are
 * adjacent, which compresses best. Numbers are indexes into the lists of names, −1 for none.
 */
export interface SearchFile {
  /** Icon names. */
  icons: string[];
  /** Titles of the top-level sections. */
  sections: string[];
  /** Titles of the parents of pages. */
  parents: string[];
  paths: string[];
  titles: string[];
  descriptions: string[];
  /** Alternative terms set by the author, separated by semicolons. */
  keywords: string[];
  sectionOf: number[];
  parentOf: number[];
  iconOf: number[];
  kindOf: number[];
  /** The content of the page, one line each: its headings, each followed by the names below it. */
  rows: string[];
}

/**
 * Replaces the search file if that would be too large to download as a whole: the addresses of its parts, and
 * an index of the words in its labels that says which parts a search needs.
 */
export interface PartedSearchFile {
  /** `orderKey` of all pages. */
  order: string;
  /** Pages in every part but the last; the parts are consecutive. */
  pagesPerPart: number;
  /** Addresses of search files. */
  parts: string[];
  /** Words of titles, keywords, headings and descriptions. A section is an index into `labelPlaces`. */
  labels: TextFile;
  /** The top-level pages, listed before anything is typed. */
  first: SearchFile;
}

/** Where a word occurs in the labels of a page, most significant first. */
export const labelPlaces = ['name', 'short title', 'title', 'heading', 'description'] as const;

/** A heading; `depth` is the number of titles above it, including the page's own. */
interface PackedHeading {
  depth: number;
  text: string;
  id: string;
}

/** Names of a table separated by spaces, each as `name#id` if its id is not `nameId`. */
type PackedNames = [kind: SearchKind, names: string];

/** A heading as a line: its depth, its text and, if it is not `headingId`, its id. */
export function packHeading({ depth, text, id }: PackedHeading): string {
  const line = `${depth}${text.replaceAll('\n', ' ')}`;
  return id === headingId(text) ? line : `${line}\t${id}`;
}

/** Names as a line that starts with the first letter of their kind. */
export function packNames([kind, names]: PackedNames): string {
  return `${kind.charAt(0)}${names}`;
}

/** The default id of names in tables. */
export const nameId = headingId;

/** The default id of a heading: its words, joined by hyphens. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(isPlain(text) ? /[^a-z\d\s_-]/g : /[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** An unpacked row of the search: one for every page, every heading and every name in a table. */
export interface SearchRow {
  /** The link target. */
  id: string;
  /** The position of its page in the search file. */
  page: number;
  label: string;
  description: string;
  /**
   * The titles above it, outermost first: the parent's and, for a heading, those of the page and of higher
   * headings.
   */
  titles: string[];
  icon: string | null;
  kind: SearchKind;
  /** For a page: alternative terms; a number in brackets is its rank among the pages that share the term. */
  keywords?: string[];
  /** 1 for a page, 2 for a heading, 3 for a name in a table. */
  level: 1 | 2 | 3;
  /** The title of its top-level section; null outside all sections. */
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
    // A literal with all fields: there are thousands of rows, and the reader is waiting for the results.
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
