// Preview images of pages, shown where a page is shared.

/** The templates an author can choose from. */
export const shareTemplates = ['page', 'reference', 'post'] as const;

export type ShareTemplate = (typeof shareTemplates)[number];

/** Pixels: the size that every network shows uncropped. */
export const shareSize = { width: 1200, height: 630 } as const;

/** A preview image to be created: everything drawn on it, and the address derived from that. */
export interface ShareImage {
  url: string;
  template: ShareTemplate;
  title: string;
  /** Dimmed characters around the title: the brackets of an element. */
  marks: readonly [before: string, after: string];
  /** Empty for none. */
  description: string;
  section: string;
  difficulty: string | null;
  /** Date and author of a post; empty for none. */
  byline: string;
  siteName: string;
  /** The site's square logo: a path or an address. */
  logo: string;
}
