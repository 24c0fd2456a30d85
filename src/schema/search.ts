// The file the search looks through: `/_data/search.{hash}.json`. Lists in place of objects, and names that come
// often are written once, because every reader who searches fetches all of it.

/** What a page describes, where its row in the search shows it. */
export const searchKinds = ['page', 'element', 'attribute'] as const;

export type SearchKind = (typeof searchKinds)[number];

export interface SearchFile {
  /** Names of icons, to which pages refer by place. */
  icons: string[];
  /** Titles of the top-level sections. */
  sections: string[];
  /** Titles of whatever pages stand directly below. */
  parents: string[];
  /** In reading order. */
  pages: PackedPage[];
}

/** Numbers are places in the lists above, −1 for none. */
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

/** `depth` is the number of titles above the heading, the page's own included. Without an id, `headingId` makes it. */
export type PackedHeading = [depth: number, text: string, id?: string];

/** The id that most headings have: their words, joined by hyphens. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
