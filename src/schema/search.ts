// The search file, `/_data/search.{hash}.json`. It has arrays in place of objects and writes repeated names once,
// because every reader who searches fetches all of it.

/** What a page is about, where the search shows it. */
export const searchKinds = ['page', 'element', 'attribute'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** What a row of the search stands for: a page by its kind, or a heading of one. */
export type SearchRowKind = SearchKind | 'heading';

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
  headings: PackedHeading[],
];

/** `depth` is the number of titles above the heading, the page's own included. Without an id, it is `headingId`. */
export type PackedHeading = [depth: number, text: string, id?: string];

/** The id that most headings have: their words, joined by hyphens. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** A row of the search, unpacked: one for every page and one for every heading. */
export interface SearchRow {
  /** The address it leads to. */
  id: string;
  label: string;
  description: string;
  /** The titles above it, outermost first: the parent's and, for a heading, the page's and those of higher headings. */
  titles: string[];
  icon: string | null;
  kind: SearchKind;
  /** 1 for a page, 2 for a heading. */
  level: 1 | 2;
  /** The title of its top-level section; null for a page outside them. */
  section: string | null;
}

/** The rows of a search file, in reading order. */
export function unpackSearchFile({ icons, sections, parents, pages }: SearchFile): SearchRow[] {
  return pages.flatMap(([path, title, description, section, parent, icon, kind, headings]) => {
    const above = parents[parent] === undefined ? [] : [parents[parent]];
    const shared = { icon: icons[icon] ?? null, section: sections[section] ?? null };
    const page: SearchRow = {
      id: path,
      label: title,
      description,
      titles: above,
      kind: searchKinds[kind] ?? 'page',
      level: 1,
      ...shared,
    };
    const chain = [title];
    const rows = headings.map(([depth, text, id = headingId(text)]): SearchRow => {
      const titles = [...above, ...chain.slice(0, depth)];
      chain[depth] = text;
      return { id: `${path}#${id}`, label: text, description: '', titles, kind: 'page', level: 2, ...shared };
    });
    return [page, ...rows];
  });
}
