// The collections of the content database. A document is in exactly one of them, by its path: see `site/sections.ts`.

/** Collections that hold pages. */
export const pageCollections = [
  'content',
  'cs',
  'html',
  'htmlGs',
  'htmlEls',
  'htmlAttrs',
  'htmlAcc',
] as const;

/** Every declared collection; `info` is a data collection with no fields and no documents. */
export const collections = [...pageCollections, 'info'] as const;

export type PageCollection = (typeof pageCollections)[number];
export type Collection = (typeof collections)[number];
