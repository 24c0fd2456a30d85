// What there is to be done on the site, in order: enough to say how far a reader has come, and what comes next.

export interface OutlinePage {
  path: string;
  title: string;
  /** Of a guide, its steps. It is done when they all are. */
  steps?: OutlinePage[];
}

export interface OutlineSection {
  path: string;
  title: string;
  /** What one of its pages is called, such as `lesson`. */
  noun: string;
  pages: OutlinePage[];
}

export type Outline = OutlineSection[];
