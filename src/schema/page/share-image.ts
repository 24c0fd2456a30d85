// The pictures that stand for a page where it is shared.

/** The templates an author can choose from. */
export const shareTemplates = ['page', 'reference', 'post'] as const;

export type ShareTemplate = (typeof shareTemplates)[number];

/** Pixels: what every network shows whole. */
export const shareSize = { width: 1200, height: 630 } as const;

/** A picture to be made: everything that is drawn, and the address that follows from it. */
export interface ShareImage {
  url: string;
  template: ShareTemplate;
  title: string;
  /** What stands around the title, dimmed: the brackets of an element. */
  marks: readonly [before: string, after: string];
  /** Empty for none. */
  description: string;
  section: string;
  difficulty: string | null;
  /** Date and author of a post; empty for none. */
  byline: string;
  siteName: string;
  /** The square mark of the site: a path or an address. */
  logo: string;
}
