// The collections of the content database and the rule that puts a document into exactly one of them.

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

const sections: readonly [prefix: string, collection: PageCollection][] = [
  ['/cs/html/getting-started', 'htmlGs'],
  ['/cs/html/elements', 'htmlEls'],
  ['/cs/html/attributes', 'htmlAttrs'],
  ['/cs/html/accessibility', 'htmlAcc'],
  ['/cs/html', 'html'],
  ['/cs', 'cs'],
];

/** The collection of the page at this path. Prefixes match whole segments only. */
export function collectionOfPath(path: string): PageCollection {
  const section = sections.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return section ? section[1] : 'content';
}
