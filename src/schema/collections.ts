// The collections of the content database. The path of a document decides its collection: see
// `site/sections.ts`.

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
