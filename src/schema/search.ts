// The search file, `/_data/search.{hash}.json`. It has arrays in place of objects and writes repeated names once,
// because every reader who searches fetches all of it.

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
  /** The words of each section; the first one stands above all headings. */
  words: string[];
}

export interface SearchFile {
  /** Names of icons. Pages refer to these lists by position. */
  icons: string[];
  /** Titles of the top-level sections. */
  sections: string[];
  /** Titles of the parents of pages. */
  parents: string[];
  /** In reading order. */
  pages: PackedPage[];
}

/** Numbers are positions in the lists above, −1 for none. */
type PackedPage = [
  path: string,
  title: string,
  description: string,
  section: number,
  parent: number,
  icon: number,
  kind: number,
  /** Other words for the page, apart by semicolons, from its author. */
  keywords: string,
  /** Headings, each followed by the names that stand below it. */
  rows: PackedRow[],
];

export type PackedRow = PackedHeading | PackedNames;

/** `depth` is the number of titles above the heading, the page's own included. Without an id, it is `headingId`. */
export type PackedHeading = [depth: number, text: string, id?: string];

/** Names apart by spaces, each as `name#id` where its id is not `nameId`. */
type PackedNames = [kind: SearchKind, names: string];

/** The id that most names in tables have. */
export const nameId = headingId;

/** The id that most headings have: their words, joined by hyphens. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** A row of the search, unpacked: one for every page, for every heading and for every name in a table. */
export interface SearchRow {
  /** The address it leads to. */
  id: string;
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
export function unpackSearchFile({ icons, sections, parents, pages }: SearchFile): SearchRow[] {
  return pages.flatMap(([path, title, description, section, parent, icon, kind, keywords, packed]) => {
    const above = parents[parent] === undefined ? [] : [parents[parent]];
    const shared = { icon: icons[icon] ?? null, section: sections[section] ?? null };
    const rows: SearchRow[] = [
      {
        ...{ id: path, label: title, description, titles: above, level: 1, ...shared },
        kind: searchKinds[kind] ?? 'page',
        ...(keywords && { keywords: keywords.split(';') }),
      },
    ];
    let chain = [title];
    const add = (id: string, label: string, level: 2 | 3, rowKind: SearchKind) =>
      rows.push({
        ...{ id: `${path}#${id}`, label, description: '', level, kind: rowKind, ...shared },
        titles: [...above, ...chain],
      });
    for (const [first, text, own] of packed) {
      if (typeof first === 'number') {
        chain = chain.slice(0, first);
        add(own ?? headingId(text), text, 2, 'page');
        chain[first] = text;
        continue;
      }
      for (const entry of text.split(' ')) {
        const [name = '', id = nameId(name)] = entry.split('#');
        add(id, name, 3, first);
      }
    }
    return rows;
  });
}
