// The work on the site in order: enough to show how far a reader is, and what is next.

export interface OutlinePage {
  path: string;
  title: string;
  /** The steps of a guide, which is done when all of them are. */
  steps?: OutlinePage[];
}

export interface OutlineSection {
  path: string;
  title: string;
  /** The kind of its pages; see the table of kinds in `site/kinds.ts`. */
  kind: string;
  pages: OutlinePage[];
}

export type Outline = OutlineSection[];
