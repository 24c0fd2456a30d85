// What a page is, by its address, and how long such a page may be.

export const pageKinds = [
  'lesson',
  'element',
  'attribute',
  'overview',
  'guide',
  'quest',
  'project',
  'build-own',
  'post',
  'index',
] as const;
/** The kinds of pages the checks tell apart. */
export type PageKind = (typeof pageKinds)[number];

const areas: [prefix: string, kind: PageKind][] = [
  ['/cs/html/getting-started/', 'lesson'],
  ['/cs/html/elements/', 'element'],
  ['/cs/html/attributes/', 'attribute'],
  ['/cs/html/accessibility/', 'guide'],
  ['/quests/', 'quest'],
  ['/projects/', 'project'],
  ['/build-own/', 'build-own'],
  ['/blog/', 'post'],
];

/** Pages of lists between the guides. */
const lists = ['/cs/html/accessibility/roles', '/cs/html/accessibility/aria'];

/** The kind of the page at an address. Anything that only leads to other pages is an index. */
export function kindOfPage(path: string): PageKind {
  const kind = areas.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'index';
  const name = path.split('/').at(-1) ?? '';
  if (lists.includes(path)) return 'index';
  // No element has a hyphen in its name, so a page about several has one; six headings share a page.
  if (kind === 'element' && name.includes('-') && name !== 'h1-h6') return 'overview';
  if (kind === 'attribute' && name.endsWith('-attributes')) return 'overview';
  return kind;
}

/** The fewest and the most words of a page of this size. */
export type WordRange = readonly [least: number, most: number];

const small: WordRange = [150, 300];
const medium: WordRange = [400, 700];
const large: WordRange = [900, 1500];
/** A large reference page leaves to tables and blocks what a lesson has to say in words. */
const largeReference: WordRange = [600, 1500];
const post: WordRange = [700, 1400];

const largeElements = words(
  'link meta h1-h6 a img iframe video table form input button select dialog script',
);
const mediumAttributes = words(
  'alt autocomplete class datetime dir disabled hidden href id lang max name popover readonly rel sizes src srcset style tabindex target title type value',
);

/** How many words the page at an address may have; null when nothing is said about its kind. */
export function wordRangeOf(path: string): WordRange | null {
  const name = path.split('/').at(-1) ?? '';
  switch (kindOfPage(path)) {
    case 'element':
      return largeElements.has(name) ? largeReference : medium;
    case 'attribute':
      return mediumAttributes.has(name) ? medium : small;
    case 'overview':
      return medium;
    case 'lesson':
    case 'guide':
      return large;
    case 'post':
      return post;
    default:
      return null;
  }
}

function words(list: string): Set<string> {
  return new Set(list.split(' '));
}
